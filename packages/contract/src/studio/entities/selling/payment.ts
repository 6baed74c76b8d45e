import { z } from 'zod'

const When = z.iso.datetime()

/** A refunded charge is two entries: the payment on its day, and the refund on the day it was paid back. */
export const entryKinds = ['payment', 'refund', 'failure'] as const
export const EntryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof EntryKind>

export const paymentPageSize = 50

/** A calendar month in the club's time zone. */
export const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

export const PaymentQuery = z.object({
  /** The current month by default. */
  month: Month.optional(),
  kind: EntryKind.optional(),
  /** Counts from 1; pages have 50 entries. */
  page: z.coerce.number().int().min(1).max(20_000).default(1),
})
export type PaymentQuery = z.infer<typeof PaymentQuery>

/** Null if the account is deleted, or for staff who may not see members. */
const Payer = z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable()

export const PaymentEntry = z
  .object({
    /** Of the charge: a payment and its refund have the same. */
    id: z.uuid(),
    kind: EntryKind,
    at: When,
    /** Minor units; negative for refunds, and for failures what could not be charged. */
    amountMinor: z.int(),
    /** ISO 4217, in capitals. */
    currency: z.string(),
    /** Tax contained in the amount; null if the provider doesn't say. */
    taxMinor: z.int().nullable(),
    /** What the provider kept, in the currency of its payouts; null if that is nothing, or isn't known. */
    fee: z.object({ amountMinor: z.int(), currency: z.string() }).nullable(),
    planName: z.string().nullable(),
    periodStart: When,
    periodEnd: When,
    member: Payer,
  })
  .meta({ id: 'PaymentEntry' })
export type PaymentEntry = z.infer<typeof PaymentEntry>

/** Of a month, whatever kind was asked for. Net is what was paid less what was refunded. */
export const PaymentSum = z.object({
  currency: z.string(),
  paidMinor: z.int(),
  refundedMinor: z.int(),
  netMinor: z.int(),
})
export type PaymentSum = z.infer<typeof PaymentSum>

export const PaymentList = z
  .object({
    month: Month,
    entries: z.array(PaymentEntry),
    hasMore: z.boolean(),
    sums: z.array(PaymentSum),
    /** From the club's first charge to the current month, newest first. */
    months: z.array(Month),
    /** Whether the club has an account of its own, whose payouts can be downloaded. */
    bankPayouts: z.boolean(),
  })
  .meta({ id: 'PaymentList' })
export type PaymentList = z.infer<typeof PaymentList>

/** A running membership whose last charge failed. */
export const FailingCard = z
  .object({
    memberId: z.uuid(),
    member: Payer,
    planName: z.string().nullable(),
    /** What the next attempt charges, in minor units; null if the provider decides. */
    amountMinor: z.int().nullable(),
    currency: z.string().nullable(),
    attempts: z.int(),
    /** The end of the last paid period. */
    paidUntil: When.nullable(),
    /** When the card is charged again; null if the provider hasn't said. */
    nextAttemptAt: When.nullable(),
    /** Whether the membership ends if the next attempt fails too; null if the provider decides. */
    isLastAttempt: z.boolean().nullable(),
  })
  .meta({ id: 'FailingCard' })
export type FailingCard = z.infer<typeof FailingCard>

export const FailingCardList = z.object({ cards: z.array(FailingCard) }).meta({ id: 'FailingCardList' })
export type FailingCardList = z.infer<typeof FailingCardList>
