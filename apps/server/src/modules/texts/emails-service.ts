import type { EmailKind, EmailPreview } from '@upbeat/contract/studio/entities/emails'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { formatDate } from '@upbeat/rules/i18n/format-date'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { EmailFacts } from '../mail/emails.ts'
import type { LetterLogo } from '../mail/letter.ts'
import type { Letters } from '../mail/letters.ts'
import type { TextsService } from './texts-service.ts'

export type EmailsService = ReturnType<typeof createEmailsService>
type Parts = {
  texts: Pick<TextsService, 'get'>
  letters: Pick<Letters, 'render' | 'sendRendered' | 'logoOf'>
  limits: Pick<Limits, 'count'>
}

const copiesPerHour = 30
const weekMs = 7 * 86_400_000

/** Every email with invented facts, in the words of the draft and the club's look (WORD-03). */
export function createEmailsService({ texts, letters, limits }: Parts) {
  async function preview(context: StaffContext, kind: EmailKind, language: string): Promise<EmailPreview> {
    const { tenant, origin } = context
    const logo = letters.logoOf(tenant)
    const { pathname, search } = new URL(logo.url)
    // The page's policy lets in pictures of its own host.
    const shown = { ...logo, url: `${origin}${pathname}${search}` }
    const { subject, html } = await rendered(context, kind, language, shown)
    return { kind, language, subject, html }
  }

  /** To the person's own address and no other. @throws Failure tooManyRequests, notPermitted for an API key */
  async function sendCopy(context: StaffContext, kind: EmailKind, language: string): Promise<void> {
    const { tenant, staff, now } = context
    if (staff.kind === 'apiKey') throw new Failure('notPermitted')
    await limits.count({ key: `email-copy:${staff.accountId}`, most: copiesPerHour, windowSeconds: 3600 }, now)
    const email = await rendered(context, kind, language, letters.logoOf(tenant))
    await letters.sendRendered(tenant, { to: staff.email }, email)
  }

  async function rendered(context: StaffContext, kind: EmailKind, language: string, logo: LetterLogo) {
    const { fields } = await texts.get(context, language)
    const words = { ...(await loadPhrases(language)), ...fields }
    return letters.render(context.tenant, kind, { language, texts: words, facts: factsFor(context, language), logo })
  }

  return { preview, sendCopy }
}

/** Nobody's, and the link leads to the club's start page. */
function factsFor({ tenant, origin, now }: StaffContext, language: string): EmailFacts {
  const moment = now.getTime() + weekMs
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(moment)
  return {
    name: 'Robin',
    url: `${origin}/`,
    price: new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(29),
    date: formatDate(moment, { pattern: tenant.config.dateFormat, language, timeZone: 'UTC' }),
    title: 'Morning Flow',
    provider: 'Kim',
    time,
    startsAt: time,
    sender: 'Robin',
    email: 'robin@example.com',
    message: '…',
  }
}
