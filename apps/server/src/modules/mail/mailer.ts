import type { EmailKind } from '@upbeat/contract/studio/entities/emails'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type Email, type EmailLogo, renderEmail } from './email.ts'
import { type EmailFacts, emails } from './emails.ts'
import type { Mail, MailMessage } from './mail.ts'
import { answerOf, type Delivery, type RecordEmail, refusalOf } from './sent-email-repository.ts'

export type MailKey = Extract<PhraseKey, `mail.${string}`> extends `mail.${infer Key}` ? Key : never
/** Returns a phrase of the emails with its `{{values}}` filled in. */
export type MailText = (key: MailKey, values?: Record<string, string>) => string
export type Mailer = ReturnType<typeof createMailer>

type Envelope = Pick<MailMessage, 'to' | 'replyTo'> & {
  language: string
  /** The member whose email it is, for the record of what was sent; without one it isn't recorded. */
  memberId?: string
}
type FactsOf<Kind extends EmailKind> = Parameters<(typeof emails)[Kind]>[1]
type Rendered = Pick<MailMessage, 'subject' | 'text' | 'html'>
type Parts = {
  mail: Mail
  phrases: (tenantId: string, language: string) => Promise<Record<string, string>>
  /** The sender's address of clubs that have none of their own. */
  from: string
  logoOf: (tenant: Tenant) => EmailLogo
  /** Records the delivery of an email to a member. */
  record: RecordEmail
}

/** Sends a club's emails: in its name, with its logo and colours, in the reader's language. */
export function createMailer({ mail, phrases, from, logoOf, record }: Parts) {
  /** Renders and sends an email. Rejects if it wasn't accepted. */
  async function send<Kind extends EmailKind>(tenant: Tenant, envelope: Envelope, kind: Kind, facts: FactsOf<Kind>) {
    const { language, memberId, ...addresses } = envelope
    const texts = await phrases(tenant.id, language)
    // Safe to widen: a writer reads only its own kind's facts.
    const rendered = render(tenant, kind, { language, texts, facts: facts as EmailFacts, logo: logoOf(tenant) })
    if (memberId === undefined) return void (await sendRendered(tenant, addresses, rendered))
    const about = { tenantId: tenant.id, memberId, kind, address: addresses.to }
    // A lost record is better than an email that is sent again.
    const keep = (delivery: Delivery) => record(about, delivery).catch(() => undefined)
    const answer = await sendRendered(tenant, addresses, rendered).catch(async (error) => {
      await keep(refusalOf(error))
      throw error
    })
    await keep(answerOf(answer))
  }

  async function sendRendered(tenant: Tenant, addresses: Omit<Envelope, 'language' | 'memberId'>, rendered: Rendered) {
    const sender = { name: tenant.config.displayName, address: tenant.settings.mailFrom ?? from }
    return mail.send({ ...addresses, from: sender, ...rendered })
  }

  /** Renders an email with the given texts and facts. */
  function render(
    tenant: Tenant,
    kind: EmailKind,
    { language, texts, facts, logo }: { language: string; texts: Texts; facts: EmailFacts; logo: EmailLogo },
  ): Rendered {
    const club = tenant.config.displayName
    const text: MailText = (key, values = {}) => fillIn(texts[`mail.${key}`] ?? '', { club, ...values })
    const email: Email = { ...emails[kind](text, facts), footer: text('footer') }
    return { subject: email.subject, ...renderEmail(email, { ...tenant.config, language, logo }) }
  }

  return { send, sendRendered, render, logoOf }
}
type Texts = Readonly<Record<string, string>>

function fillIn(phrase: string, values: Record<string, string>) {
  return phrase.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}
