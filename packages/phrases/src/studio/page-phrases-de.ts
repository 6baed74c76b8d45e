import { flatten } from '../flatten.ts'
import { account } from './de/account.ts'
import { announcements } from './de/announcements.ts'
import { apiKeys } from './de/api-keys.ts'
import { attention } from './de/attention.ts'
import { audit } from './de/audit.ts'
import { bookkeeping } from './de/bookkeeping.ts'
import { broadcast } from './de/broadcast.ts'
import { bulk } from './de/bulk.ts'
import { captions } from './de/captions.ts'
import { clubFile } from './de/club-file.ts'
import { csv } from './de/csv.ts'
import { curation } from './de/curation.ts'
import { dates } from './de/dates.ts'
import { domain } from './de/domain.ts'
import { events } from './de/events.ts'
import { figures } from './de/figures.ts'
import { installation } from './de/installation.ts'
import { look } from './de/look.ts'
import { media } from './de/media.ts'
import { member } from './de/member.ts'
import { memberImport } from './de/member-import.ts'
import { members } from './de/members.ts'
import { moves } from './de/moves.ts'
import { palette } from './de/palette.ts'
import { paymentAccount } from './de/payment-account.ts'
import { payouts } from './de/payouts.ts'
import { pictures } from './de/pictures.ts'
import { plans } from './de/plans.ts'
import { policies } from './de/policies.ts'
import { preparation } from './de/preparation.ts'
import { preview } from './de/preview.ts'
import { settings } from './de/settings.ts'
import { setup } from './de/setup.ts'
import { signOn } from './de/sign-on.ts'
import { staff } from './de/staff-page.ts'
import { storage } from './de/storage.ts'
import { texts } from './de/texts.ts'
import { views } from './de/views.ts'
import { webhooks } from './de/webhooks.ts'
import type { PagePhrases } from './phrase-key.ts'

export const pagePhrasesDe: PagePhrases = flatten({
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
