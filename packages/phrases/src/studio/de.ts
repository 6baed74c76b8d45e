import { flatten } from '../flatten.ts'
import { account } from './de/account.ts'
import { apiKeys } from './de/api-keys.ts'
import { audit } from './de/audit.ts'
import { classes } from './de/classes.ts'
import { errors } from './de/errors.ts'
import { home } from './de/home.ts'
import { look } from './de/look.ts'
import { publishing } from './de/publishing.ts'
import { session } from './de/session.ts'
import { settings } from './de/settings.ts'
import { setup } from './de/setup.ts'
import { shell } from './de/shell.ts'
import { staff } from './de/staff.ts'
import { storage } from './de/storage.ts'
import { uploads } from './de/uploads.ts'
import type { FirstPhrases } from './phrase-key.ts'

/** The studio in German, in the familiar form of address. */
export const studioDe: FirstPhrases = flatten({
  account,
  apiKeys,
  audit,
  classes,
  errors,
  home,
  look,
  publishing,
  session,
  settings,
  setup,
  shell,
  staff,
  storage,
  uploads,
})
