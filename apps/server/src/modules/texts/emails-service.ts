import type { EmailKind, EmailPreview } from '@upbeat/contract/studio/entities/emails'
import { loadPhrases } from '@upbeat/phrases/load-phrases'
import { formatDate } from '@upbeat/rules/i18n/format-date'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { EmailLogo } from '../mail/email.ts'
import type { EmailFacts } from '../mail/emails.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { TextsService } from './texts-service.ts'

export type EmailsService = ReturnType<typeof createEmailsService>
type Parts = {
  texts: Pick<TextsService, 'get'>
  mailer: Pick<Mailer, 'render' | 'sendRendered' | 'logoOf'>
  limits: Pick<Limits, 'count'>
}

const copiesPerHour = 30
const weekMs = 7 * 86_400_000

/** Previews of every email with sample data, in the draft's wording and the club's look (WORD-03). */
export function createEmailsService({ texts, mailer, limits }: Parts) {
  async function preview(context: StaffContext, kind: EmailKind, language: string): Promise<EmailPreview> {
    const { tenant, origin } = context
    const logo = mailer.logoOf(tenant)
    const { pathname, search } = new URL(logo.url)
    // The page's content security policy allows pictures of its own host.
    const shown = { ...logo, url: `${origin}${pathname}${search}` }
    const { subject, html } = await rendered(context, kind, language, shown)
    return { kind, language, subject, html }
  }

  /**
   * Sends a copy to the person's own email address only. @throws Failure tooManyRequests, notPermitted for an API key
   */
  async function sendCopy(context: StaffContext, kind: EmailKind, language: string): Promise<void> {
    const { tenant, staff, now } = context
    if (staff.kind === 'apiKey') throw new Failure('notPermitted')
    await limits.count({ key: `email-copy:${staff.accountId}`, most: copiesPerHour, windowSeconds: 3600 }, now)
    const email = await rendered(context, kind, language, mailer.logoOf(tenant))
    await mailer.sendRendered(tenant, { to: staff.email }, email)
  }

  async function rendered(context: StaffContext, kind: EmailKind, language: string, logo: EmailLogo) {
    const { fields } = await texts.get(context, language)
    const words = { ...(await loadPhrases(language)), ...fields }
    return mailer.render(context.tenant, kind, { language, texts: words, facts: factsFor(context, language), logo })
  }

  return { preview, sendCopy }
}

/** Sample data: no real member; the link opens the start page. */
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
