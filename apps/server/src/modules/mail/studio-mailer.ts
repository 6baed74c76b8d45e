import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { loadStudioMailPhrases, type StudioMailPhrases } from '@upbeat/phrases/studio/load-studio-mail-phrases'
import type { StudioLanguage } from '@upbeat/phrases/studio/load-studio-phrases'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type Email, type EmailLogo, renderEmail } from './email.ts'
import type { Mail } from './mail.ts'

/** Returns a phrase of the studio's emails with its `{{values}}` filled in. */
export type StudioText = (key: keyof StudioMailPhrases, values?: Record<string, string>) => string
export type StudioMailer = ReturnType<typeof createStudioMailer>

type Parts = {
  mail: Mail
  /** The sender's address of clubs that have none of their own. */
  from: string
  logoOf: (tenant: Tenant) => EmailLogo
}

/** Sends emails to staff, in the club's name and look, or in the product's if there is no club yet. */
export function createStudioMailer({ mail, from, logoOf }: Parts) {
  /** Renders and sends an email. Rejects if it wasn't accepted. */
  async function send(
    tenant: Tenant | null,
    { to, language }: { to: string; language: StudioLanguage },
    write: (text: StudioText) => Omit<Email, 'footer'>,
  ): Promise<void> {
    const phrases = await loadStudioMailPhrases(language)
    const club = tenant?.config.displayName ?? 'Upbeat'
    const text: StudioText = (key, values = {}) => fillIn(phrases[key], { club, ...values })
    const email = { ...write(text), footer: text('footer') }
    const colours = tenant?.config.colours ?? tenantDefaults.colours
    const look = { colours, displayName: club, language, logo: tenant ? logoOf(tenant) : null }
    const sender = { name: club, address: tenant?.settings.mailFrom ?? from }
    await mail.send({ to, from: sender, subject: email.subject, ...renderEmail(email, look) })
  }

  return { send }
}

function fillIn(phrase: string, values: Record<string, string>) {
  return phrase.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}
