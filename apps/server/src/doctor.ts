import { askStripe } from './adapters/payments/stripe/ask-stripe.ts'
import { readConfig } from './config.ts'
import { describeFindings } from './platform/doctor/describe-findings.ts'
import { examine } from './platform/doctor/examine.ts'
import { examinePayments } from './platform/doctor/examine-payments.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run doctor`: checks the list "Before you go live" of docs/self-hosting.md with the server's own environment; `npm
 * run doctor -- stripe`: the Stripe accounts of the installation and of the clubs.
 */
await runCommand(async ([part]) => {
  const config = readConfig(process.env)
  if (part !== undefined && part !== 'stripe') return { ok: false, text: 'npm run doctor [-- stripe]' }
  const findings = part ? await examinePayments(config, askStripe(config)) : await examine(config, new Date())
  return { ok: findings.every(({ state }) => state !== 'wrong'), text: describeFindings(findings) }
})
