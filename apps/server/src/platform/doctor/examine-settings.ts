import type { Config } from '../../config.ts'
import { type Finding, fine, look, wrong } from './finding.ts'

/** Checks what the settings alone tell. */
export function examineSettings(config: Config): Finding[] {
  const { isProduction, SMTP_URL, STRIPE_SECRET_KEY, CLIENT_CREDENTIALS } = config
  return [
    isProduction
      ? fine('purpose', 'production')
      : wrong('purpose', 'not in production', 'Set NODE_ENV=production and begin with an empty database.'),
    SMTP_URL === undefined
      ? wrong('mail', 'SMTP_URL is not set: emails are only kept as files', 'Set SMTP_URL and MAIL_FROM.')
      : fine('mail', 'sent through a relay'),
    STRIPE_SECRET_KEY === undefined
      ? look(
          'payments',
          'STRIPE_* are not set: clubs without an account of their own can’t sell anything',
          'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or let clubs connect their accounts.',
        )
      : fine('payments', 'Stripe'),
    CLIENT_CREDENTIALS === 'upbeat:demo'
      ? look(
          'credential',
          'CLIENT_CREDENTIALS is the demo’s: it names the app and protects nothing',
          'Set CLIENT_CREDENTIALS to client:secret of your own.',
        )
      : fine('credential', 'its own'),
  ]
}
