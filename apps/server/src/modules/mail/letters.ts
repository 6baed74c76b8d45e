import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type Letter, type LetterLogo, renderLetter } from './letter.ts'
import type { Mail, MailMessage } from './mail.ts'

export type MailKey = Extract<PhraseKey, `mail.${string}`> extends `mail.${infer Key}` ? Key : never
/** A phrase of the mails with its `{{values}}` filled in. */
export type MailText = (key: MailKey, values?: Record<string, string>) => string
export type Letters = ReturnType<typeof createLetters>

type Envelope = Pick<MailMessage, 'to' | 'replyTo'> & { language: string }
type Parts = {
  mail: Mail
  phrases: (tenantId: string, language: string) => Promise<Record<string, string>>
  /** The sender's address where a club has none of its own. */
  from: string
  logoOf: (tenant: Tenant) => LetterLogo
}

/** Letters of a club: in its name, with its logo and colours, in the reader's language. */
export function createLetters({ mail, phrases, from, logoOf }: Parts) {
  /** Writes and hands over one letter. Rejects when it was not taken. */
  async function send(tenant: Tenant, envelope: Envelope, write: (text: MailText) => Omit<Letter, 'footer'>) {
    const { language, ...addresses } = envelope
    const texts = await phrases(tenant.id, language)
    const club = tenant.config.displayName
    const text: MailText = (key, values = {}) => fillIn(texts[`mail.${key}`] ?? '', { club, ...values })
    const letter = { ...write(text), footer: text('footer') }
    const look = { ...tenant.config, language, logo: logoOf(tenant) }
    await mail.send({
      ...addresses,
      from: { name: club, address: tenant.settings.mailFrom ?? from },
      subject: letter.subject,
      ...renderLetter(letter, look),
    })
  }

  return { send }
}

function fillIn(phrase: string, values: Record<string, string>) {
  return phrase.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}
