import { flatten } from '../flatten.ts'
import { account } from './en-gb/account.ts'
import { announcements } from './en-gb/announcements.ts'
import { apiKeys } from './en-gb/api-keys.ts'
import { attention } from './en-gb/attention.ts'
import { audit } from './en-gb/audit.ts'
import { bookkeeping } from './en-gb/bookkeeping.ts'
import { broadcast } from './en-gb/broadcast.ts'
import { bulk } from './en-gb/bulk.ts'
import { captions } from './en-gb/captions.ts'
import { clubFile } from './en-gb/club-file.ts'
import { csv } from './en-gb/csv.ts'
import { curation } from './en-gb/curation.ts'
import { dates } from './en-gb/dates.ts'
import { domain } from './en-gb/domain.ts'
import { events } from './en-gb/events.ts'
import { figures } from './en-gb/figures.ts'
import { installation } from './en-gb/installation.ts'
import { look } from './en-gb/look.ts'
import { media } from './en-gb/media.ts'
import { member } from './en-gb/member.ts'
import { memberImport } from './en-gb/member-import.ts'
import { members } from './en-gb/members.ts'
import { moves } from './en-gb/moves.ts'
import { palette } from './en-gb/palette.ts'
import { paymentAccount } from './en-gb/payment-account.ts'
import { payouts } from './en-gb/payouts.ts'
import { pictures } from './en-gb/pictures.ts'
import { plans } from './en-gb/plans.ts'
import { policies } from './en-gb/policies.ts'
import { preparation } from './en-gb/preparation.ts'
import { preview } from './en-gb/preview.ts'
import { settings } from './en-gb/settings.ts'
import { setup } from './en-gb/setup.ts'
import { signOn } from './en-gb/sign-on.ts'
import { staff } from './en-gb/staff-page.ts'
import { storage } from './en-gb/storage.ts'
import { texts } from './en-gb/texts.ts'
import { views } from './en-gb/views.ts'
import { webhooks } from './en-gb/webhooks.ts'

/** What only pages beyond the first say in British English. Apart from the others, which every visit loads. */
export const pagePhrasesEnGb = flatten({
  attention,
  audit,
  apiKeys,
  staff,
  storage,
  settings,
  installation,
  look,
  account,
  announcements,
  bookkeeping,
  broadcast,
  bulk,
  captions,
  csv,
  curation,
  dates,
  domain,
  events,
  figures,
  media,
  member,
  memberImport,
  members,
  moves,
  palette,
  paymentAccount,
  payouts,
  pictures,
  plans,
  policies,
  preparation,
  preview,
  setup,
  signOn,
  texts,
  views,
  webhooks,
  clubFile,
})
