import { z } from 'zod'
import { ListedMember } from './member-list.ts'

const When = z.iso.datetime()

/**
 * What decides whether a member may watch.
 * - may: `paid`, `term` (paid once), `renewing` (the period is over, the charge isn't yet), `pastDue`, `lastPeriod` (cancelled), `pauseAhead`, `trial`, `freeAccess`, `external`
 * - may not: `paused`, `never` (had no membership), and the others, by what has ended
 */
export const accessReasons = [
  'paid',
  'renewing',
  'pastDue',
  'lastPeriod',
  'pauseAhead',
  'term',
  'trial',
  'freeAccess',
  'external',
  'never',
  'trialOver',
  'freeAccessOver',
  'cancelledOver',
  'termOver',
  'paused',
  'unpaid',
  'refunded',
  'externalOver',
  'ended',
] as const
export const AccessReason = z.enum(accessReasons)
export type AccessReason = z.infer<typeof AccessReason>

export const MemberAccess = z.object({
  may: z.boolean(),
  reason: AccessReason,
  /** When it ends or has ended; null if unknown or never. */
  until: When.nullable(),
  /** When a failed payment is tried again. */
  retryAt: When.nullable(),
})
export type MemberAccess = z.infer<typeof MemberAccess>

export const MemberMembership = z.object({
  id: z.uuid(),
  source: z.enum(['sandbox', 'stripe', 'code', 'external']),
  /** What free access stands for that came with a file of members. */
  grantedAs: z.enum(['gift', 'plan', 'trial']).nullable(),
  /** Null for free access without a plan and memberships of the club's own system. */
  planName: z.string().nullable(),
  code: z.string().nullable(),
  isRunning: z.boolean(),
  reason: AccessReason,
  startedAt: When,
  until: When.nullable(),
})
export type MemberMembership = z.infer<typeof MemberMembership>

/** Minor units; null for roles that may neither see money nor refund it. */
const amountMinor = z.int().nullable()

export const MemberPayment = z.object({
  id: z.uuid(),
  amountMinor,
  currency: z.string(),
  status: z.enum(['paid', 'failed', 'refunded']),
  attempts: z.int(),
  at: When,
})
export type MemberPayment = z.infer<typeof MemberPayment>

/** What staff can do about the running membership now; false with the reason in `MemberAccess`. */
export const MembershipActions = z.object({
  /** Adding days: extends free access or a trial, or begins free access. A paid membership isn't extended. */
  addDays: z.enum(['extend', 'begin', 'no']),
  cancel: z.boolean(),
  cancelNow: z.boolean(),
  /** From when it can be paused; null if it can't. */
  pause: When.nullable(),
  /** Whether there is a pause to end, and whether that charges a new period at once. */
  unpause: z.enum(['ahead', 'now', 'no']),
  /** The payment that a refund pays back. */
  refund: z.object({ amountMinor, currency: z.string() }).nullable(),
})
export type MembershipActions = z.infer<typeof MembershipActions>

export const MemberEmail = z.object({
  kind: z.string(),
  address: z.string(),
  state: z.enum(['accepted', 'refused', 'kept']),
  /** The relay's answer; null without one. */
  answer: z.string().nullable(),
  attempts: z.int(),
  at: When,
})
export type MemberEmail = z.infer<typeof MemberEmail>

export const StudioMember = ListedMember.extend({
  language: z.string().nullable(),
  /** False if they use only single sign-on. */
  hasPassword: z.boolean(),
  isFromSingleSignOn: z.boolean(),
  access: MemberAccess,
  actions: MembershipActions,
  /** Changes with every change of the memberships: an action on an older one is refused. */
  version: z.string(),
  memberships: z.array(MemberMembership),
  payments: z.array(MemberPayment),
  /** Changes of the memberships, newest first. */
  facts: z.array(z.object({ kind: z.string(), at: When, planTag: z.string().nullable() })),
  sessions: z.array(z.object({ userAgent: z.string().nullable(), startedAt: When, usedAt: When, expiresAt: When })),
  /** The newest 50. */
  watched: z.array(z.object({ name: z.string(), classTag: z.string().nullable(), seconds: z.int(), at: When })),
  consents: z.array(z.object({ policy: z.string(), version: z.string(), accepted: z.boolean(), at: When })),
  /** Of the last 90 days, the newest 100. */
  emails: z.array(MemberEmail),
  note: z.string(),
  notedBy: z.object({ name: z.string(), at: When }).nullable(),
}).meta({ id: 'StudioMember' })
export type StudioMember = z.infer<typeof StudioMember>

export const maxLabels = 20
export const MemberNoteFields = z.object({
  note: z.string().max(4000),
  labels: z.array(z.string().trim().min(1).max(40)).max(maxLabels),
})
export type MemberNoteFields = z.infer<typeof MemberNoteFields>
