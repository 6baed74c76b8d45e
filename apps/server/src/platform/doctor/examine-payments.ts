import type { PaymentFinding, PaymentKeys } from '@upbeat/contract/studio/entities/selling/payment-account'
import type { Config } from '../../config.ts'
import type { StoredAccount } from '../control/contents.ts'
import { paymentKeySecret } from '../secrets/payment-key-secret.ts'
import { createSeal } from '../secrets/seal.ts'
import { type Finding, fine, look, wrong } from './finding.ts'
import { readStored } from './read-stored.ts'

type Ask = {
  examine: (keys: PaymentKeys) => Promise<{ account: { id: string } | null; findings: readonly PaymentFinding[] }>
  hasWebhook: (secretKey: string, id: string) => Promise<boolean>
}

/** Tries the installation's Stripe account and those of the clubs with calls that change nothing. */
export async function examinePayments(config: Config, ask: Ask): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config
  const own: Finding[] =
    secretKey && publishableKey
      ? await tried('STRIPE_*', () => ask.examine({ secretKey, publishableKey }))
      : [
          look(
            'STRIPE_*',
            'not set: only clubs with an account of their own can sell',
            'Set all three STRIPE_ keys, or let clubs connect their accounts.',
          ),
        ]
  const stored = await readStored(config)
  if (!stored)
    return [...own, look('clubs', 'the server isn’t running, their accounts weren’t examined', 'Start the server.')]
  const seal = createSeal(await paymentKeySecret(config))
  const found: Finding[] = []
  for (const account of stored.payments ?? []) {
    found.push(...(await tried(account.club, () => examineStored(account, seal.open, ask))))
  }
  return [...own, ...found]
}

async function examineStored({ publishableKey, sealedSecretKey, webhookId }: StoredAccount, open: Open, ask: Ask) {
  const secretKey = opened(sealedSecretKey, open)
  if (secretKey === null) return { account: null, findings: [{ problem: 'unsealable' }] as const }
  const { account, findings } = await ask.examine({ publishableKey, secretKey })
  if (!account || (await ask.hasWebhook(secretKey, webhookId))) return { account, findings }
  return { account, findings: [...findings, { problem: 'webhookMissing' }] as const }
}

type Open = (sealed: string) => string
function opened(sealed: string, open: Open): string | null {
  try {
    return open(sealed)
  } catch {
    return null
  }
}

async function tried(name: string, examine: () => ReturnType<Ask['examine']>): Promise<Finding[]> {
  const { account, findings } = await examine()
  if (findings.length === 0) return [fine(name, `${account?.id}: its keys may do all that is needed`)]
  return findings.map((finding) => wrong(name, ...textOf(finding)))
}

/** What is wrong and what to do about it. */
function textOf({ problem, resource, access, detail }: PaymentFinding): [string, string] {
  if (problem !== 'permissionMissing') return texts[problem] ?? [detail ?? problem, 'See the account at Stripe.']
  const set = access === 'read' ? 'Read' : 'Write'
  return [`may not ${access} ${resource}`, `Set ${resource} to ${set} under Developers > API keys.`]
}

const enterAgain = 'The club must enter its keys again.'
const texts: Partial<Record<PaymentFinding['problem'], [string, string]>> = {
  accountUnknown: ['Stripe doesn’t tell which account the key is of', 'Set Accounts to Read.'],
  keyRefused: ['Stripe doesn’t accept the secret key', 'Enter the key anew.'],
  keysOfTwoAccounts: ['the publishable key is of another account', 'Take both keys from one account.'],
  publishableKeyRefused: ['Stripe doesn’t accept the publishable key', 'Enter the key anew.'],
  unreachable: ['Stripe doesn’t answer', 'Try again later; see status.stripe.com.'],
  unsealable: ['its key was sealed with another PAYMENT_KEY_SECRET', enterAgain],
  webhookMissing: ['its webhook was deleted or switched off', enterAgain],
}
