" Compiler: preflint. ':compiler preflint', then ':make' fills the quickfix list; ':make --staged' and any other option
" of 'preflint lint' work, too. Notes are the evidence below an error or a warning.
if exists('current_compiler')
  finish
endif
let current_compiler = 'preflint'

let s:save = &cpoptions
set cpoptions&vim

CompilerSet makeprg=preflint\ lint\ --format\ text\ --color\ never\ --quiet
CompilerSet errorformat=
      \%f:%l:%c:\ %trror:\ %m,
      \%f:%l:%c:\ %tarning:\ %m,
      \%f:%l:%c:\ %tote:\ %m,
      \preflint:\ %trror:\ %m

let &cpoptions = s:save
unlet s:save
