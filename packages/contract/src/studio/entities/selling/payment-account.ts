import { z } from 'zod'

export const paymentModes = ['test', 'live'] as const
const Mode = z.enum(paymentModes)
export type PaymentMode = z.infer<typeof Mode>

/** The keys of a Stripe account, as copied from its dashboard. */
export const PaymentKeys = z
  .object({
    publishableKey: z
      .string()
      .trim()
      .max(500)
      .regex(/^pk_(test|live)_\w+$/),
    /** A restricted key, or the account's secret key. */
    secretKey: z
      .string()
      .trim()
      .max(500)
      .regex(/^[rs]k_(test|live)_\w+$/),
  })
  .meta({ id: 'PaymentKeys' })
export type PaymentKeys = z.infer<typeof PaymentKeys>

/** What is wrong with keys that are entered or stored. */
export const paymentProblems = [
  'liveKeyInTestClub',
  'testKeyInLiveClub',
  'keysOfTwoModes',
  'keysOfTwoAccounts',
  'keyRefused',
  'publishableKeyRefused',
  'permissionMissing',
  'accountUnknown',
  'accountTaken',
  'membersElsewhere',
  'webhookRefused',
  'webhookMissing',
  'unsealable',
  'requestRefused',
  'disconnectFirst',
  'platformOtherMode',
  'platformMissing',
  'platformRefused',
  'accountUnlinked',
  'unreachable',
] as const

export const PaymentFinding = z.object({
  problem: z.enum(paymentProblems),
  /** For a missing permission: Stripe's name of the resource. */
  resource: z.string().optional(),
  access: z.enum(['read', 'write']).optional(),
  /** For `membersElsewhere`: how many. */
  count: z.int().optional(),
  /** Stripe's message, or the address concerned. */
  detail: z.string().optional(),
})
export type PaymentFinding = z.infer<typeof PaymentFinding>

const ofAnyAccount = {
  id: z.string(),
  /** Null if the key may not read the account, or if it has no name yet. */
  name: z.string().nullable(),
  mode: Mode,
  country: z.string().nullable(),
  /** ISO 4217, in capitals; null if Stripe didn't tell. */
  currencies: z.array(z.string()).nullable(),
  connectedAt: z.iso.datetime(),
  connectedBy: z.string(),
  /** Memberships that are running there. */
  memberships: z.int().min(0),
}

/**
 * Of an account that the installation's platform made: its owner hasn't given everything, Stripe is examining it, it
 * takes charges, or it can't until what is due is given.
 */
export const linkedStates = ['started', 'reviewing', 'enabled', 'restricted'] as const

export const PaymentAccount = z
  .object({
    /** Which keys the club needs: its `webMode`. */
    mode: Mode,
    /** Who takes payments while no account is connected. */
    otherwise: z.enum(['installation', 'sandbox', 'nobody']),
    /** Whether the installation's platform makes an account for the club. */
    platform: z.enum(['none', 'offered', 'otherMode']),
    /** Null if none is connected. The secret key is never returned. */
    account: z
      .discriminatedUnion('by', [
        z.object({
          by: z.literal('keys'),
          ...ofAnyAccount,
          publishableKey: z.string(),
          keyHint: z.string(),
          webhookAddress: z.string(),
        }),
        z.object({
          by: z.literal('platform'),
          ...ofAnyAccount,
          state: z.enum(linkedStates),
          /** Stripe's names of what it still needs. */
          due: z.array(z.string()),
        }),
      ])
      .nullable(),
  })
  .meta({ id: 'PaymentAccount' })
export type PaymentAccount = z.infer<typeof PaymentAccount>

/** Where the owner goes on: Stripe's page, or the studio's if nothing is missing. */
export const PaymentAccountLink = z.object({ address: z.url() }).meta({ id: 'PaymentAccountLink' })

/** The stored keys as tried just now; without findings they work. */
export const PaymentCheck = z
  .object({ checkedAt: z.iso.datetime(), findings: z.array(PaymentFinding) })
  .meta({ id: 'PaymentCheck' })
export type PaymentCheck = z.infer<typeof PaymentCheck>
