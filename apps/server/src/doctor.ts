import { readCommandLine } from '../../../scripts/command-line.mjs'
import { signInToMail } from './adapters/mail/smtp.ts'
import { askStripe } from './adapters/payments/stripe/ask-stripe.ts'
import { openStripePlatformIfSet } from './adapters/payments/stripe/load-stripe.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import { readConfig } from './config.ts'
import { describeFindings } from './platform/doctor/describe-findings.ts'
import { examine } from './platform/doctor/examine.ts'
import { examinePayments } from './platform/doctor/examine-payments.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run doctor [-- stripe]

Checks what "Before you go live" of docs/self-hosting.md asks for, with the server's environment and while it runs.
Ends with 1 if anything is wrong.

  stripe   tries the Stripe keys of the installation, its platform and the clubs, with calls that change nothing`

const {
  positionals: [part],
} = readCommandLine({ usage, most: 1 })

await runCommand(async () => {
  if (part !== undefined && part !== 'stripe') return { ok: false, text: usage }
  const config = readConfig(process.env)
  const tries = { storage: openStorage(config), signInToMail, loadEncoder: () => import('node-av') }
  const findings = part
    ? await examinePayments(config, askStripe(config), await openStripePlatformIfSet(config))
    : await examine(config, new Date(), tries)
  return { ok: findings.every(({ state }) => state !== 'wrong'), text: describeFindings(findings) }
})
