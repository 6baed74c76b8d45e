import { flatten } from '../flatten.ts'
import { classes } from './de/classes.ts'
import { errors } from './de/errors.ts'
import { home } from './de/home.ts'
import { publishing } from './de/publishing.ts'
import { session } from './de/session.ts'
import { shell } from './de/shell.ts'
import { staff } from './de/staff.ts'
import { uploads } from './de/uploads.ts'
import type { FirstPhrases } from './phrase-key.ts'

/** The studio in German, in the familiar form of address. */
export const studioDe: FirstPhrases = flatten({
  classes,
  errors,
  home,
  publishing,
  session,
  shell,
  staff,
  uploads,
})
