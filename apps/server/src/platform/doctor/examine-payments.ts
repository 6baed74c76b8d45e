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

type Platform = {
  examine: (publicUrl: string | undefined) => Promise<PaymentFinding[]>
  readAccount: (id: string) => Promise<LinkedFacts | { refusal: PaymentFinding }>
}
type LinkedFacts = { chargesEnabled: boolean; due: readonly string[]; disabledReason: string | null }

/**
 * Tries the installation's Stripe account, its platform and the accounts of the clubs with calls that change nothing.
 */
export async function examinePayments(config: Config, ask: Ask, platform: Platform | null): Promise<Finding[]> {
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
  if (platform) own.push(...(await examinePlatform(config, platform)))
  const stored = await readStored(config)
  if (!stored)
    return [...own, look('clubs', 'the server isn’t running, their accounts weren’t examined', 'Start the server.')]
  const seal = createSeal(await paymentKeySecret(config))
  const found: Finding[] = []
  for (const account of stored.payments ?? []) {
    found.push(...(await tried(account.club, () => examineStored(account, seal.open, ask))))
  }
  for (const { club, accountId } of stored.linkedPayments ?? []) {
    found.push(await examineLinked(club, accountId, platform))
  }
  return [...own, ...found]
}

const platformSettings = 'STRIPE_CONNECT_*'

async function examinePlatform({ PUBLIC_URL }: Config, platform: Platform): Promise<Finding[]> {
  const findings = await platform.examine(PUBLIC_URL)
  if (findings.length === 0)
    return [fine(platformSettings, 'the platform makes accounts and is told of their payments')]
  return findings.map((finding) => wrong(platformSettings, ...platformTextOf(finding)))
}

async function examineLinked(club: string, accountId: string, platform: Platform | null): Promise<Finding> {
  if (!platform) {
    const remedy = 'Set all three STRIPE_CONNECT_ settings, or let the club enter keys of its own.'
    return wrong(club, `${accountId}: was made by a platform whose settings are missing`, remedy)
  }
  const answer = await platform.readAccount(accountId)
  if ('refusal' in answer) return wrong(club, ...platformTextOf(answer.refusal))
  const { chargesEnabled, due, disabledReason } = answer
  if (chargesEnabled) return fine(club, `${accountId}: takes charges for the platform`)
  const reason = due.join(', ') || disabledReason || 'Stripe is examining it'
  return look(club, `${accountId}: takes no charges (${reason})`, 'The club’s owner goes on in the studio’s settings.')
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

/** The same for the platform and the accounts that it has made. */
function platformTextOf({ problem, detail }: PaymentFinding): [string, string] {
  return platformTexts[problem] ?? textOf({ problem, detail })
}

const platformTexts: Partial<Record<PaymentFinding['problem'], [string, string]>> = {
  accountUnlinked: ['its account doesn’t belong to the platform any more', 'The club must connect with Stripe again.'],
  platformRefused: ['Stripe doesn’t accept the platform’s secret key', 'Set STRIPE_CONNECT_SECRET_KEY anew.'],
  publishableKeyRefused: ['Stripe doesn’t accept the publishable key', 'Set STRIPE_CONNECT_PUBLISHABLE_KEY anew.'],
  webhookMissing: [
    'Stripe has no webhook for events on connected accounts at this server',
    'Add one at /webhooks/stripe-connect, as docs/features/payment-account.md says.',
  ],
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
