import { flatten } from '../flatten.ts'
import { account } from './en-gb/account.ts'
import { announcements } from './en-gb/announcements.ts'
import { apiKeys } from './en-gb/api-keys.ts'
import { audit } from './en-gb/audit.ts'
import { bulk } from './en-gb/bulk.ts'
import { captions } from './en-gb/captions.ts'
import { classes } from './en-gb/classes.ts'
import { csv } from './en-gb/csv.ts'
import { curation } from './en-gb/curation.ts'
import { domain } from './en-gb/domain.ts'
import { errors } from './en-gb/errors.ts'
import { home } from './en-gb/home.ts'
import { look } from './en-gb/look.ts'
import { media } from './en-gb/media.ts'
import { moves } from './en-gb/moves.ts'
import { pictures } from './en-gb/pictures.ts'
import { policies } from './en-gb/policies.ts'
import { preview } from './en-gb/preview.ts'
import { session } from './en-gb/session.ts'
import { settings } from './en-gb/settings.ts'
import { setup } from './en-gb/setup.ts'
import { shell } from './en-gb/shell.ts'
import { signOn } from './en-gb/sign-on.ts'
import { staff } from './en-gb/staff.ts'
import { storage } from './en-gb/storage.ts'
import { texts } from './en-gb/texts.ts'
import { uploads } from './en-gb/uploads.ts'

/** Every phrase of the studio in British English, by `feature.key`: the source and the type of the other languages. */
export const studioEnGb = flatten({
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
