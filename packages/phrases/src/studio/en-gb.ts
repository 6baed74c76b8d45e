import { flatten } from '../flatten.ts'
import { classes } from './en-gb/classes.ts'
import { errors } from './en-gb/errors.ts'
import { home } from './en-gb/home.ts'
import { publishing } from './en-gb/publishing.ts'
import { session } from './en-gb/session.ts'
import { shell } from './en-gb/shell.ts'
import { staff } from './en-gb/staff.ts'
import { uploads } from './en-gb/uploads.ts'

/**
 * What the studio's first page and the frame around every page say in British English, by `feature.key`: the source and the type of the other
 * languages. What only other pages say is in page-phrases-en-gb.ts.
 */
export const studioEnGb = flatten({
  classes,
  errors,
  home,
  publishing,
  session,
  shell,
  staff,
  uploads,
})
