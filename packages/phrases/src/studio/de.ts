import { flatten } from '../flatten.ts'
import { account } from './de/account.ts'
import { announcements } from './de/announcements.ts'
import { apiKeys } from './de/api-keys.ts'
import { audit } from './de/audit.ts'
import { bulk } from './de/bulk.ts'
import { captions } from './de/captions.ts'
import { classes } from './de/classes.ts'
import { csv } from './de/csv.ts'
import { curation } from './de/curation.ts'
import { domain } from './de/domain.ts'
import { errors } from './de/errors.ts'
import { home } from './de/home.ts'
import { look } from './de/look.ts'
import { media } from './de/media.ts'
import { moves } from './de/moves.ts'
import { pictures } from './de/pictures.ts'
import { policies } from './de/policies.ts'
import { preview } from './de/preview.ts'
import { session } from './de/session.ts'
import { settings } from './de/settings.ts'
import { setup } from './de/setup.ts'
import { shell } from './de/shell.ts'
import { signOn } from './de/sign-on.ts'
import { staff } from './de/staff.ts'
import { storage } from './de/storage.ts'
import { texts } from './de/texts.ts'
import { uploads } from './de/uploads.ts'
import type { StudioPhrases } from './phrase-key.ts'

/** The studio in German, in the familiar form of address. */
export const studioDe: StudioPhrases = flatten({
  account,
  announcements,
  apiKeys,
  audit,
  bulk,
  captions,
  classes,
  domain,
  curation,
  csv,
  errors,
  home,
  look,
  media,
  moves,
  pictures,
  policies,
  preview,
  session,
  settings,
  setup,
  shell,
  signOn,
  staff,
  storage,
  texts,
  uploads,
})
