import { z } from 'zod'

/** Every email that members and the club get, in the order in which the studio lists them. */
export const emailKinds = [
  'marketing',
  'reminder',
  'receipt',
  'renewalNotice',
  'renewalFailed',
  'planChanged',
  'cancelled',
  'cancelledNow',
  'resumed',
  'membershipEnded',
  'reset',
  'passwordChanged',
  'emailConfirm',
  'emailChanged',
  'accountDeleted',
  'contact',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** An email with invented facts. */
export const EmailPreview = z
  .object({ kind: z.enum(emailKinds), language: z.string(), subject: z.string(), html: z.string() })
  .meta({ id: 'EmailPreview' })
export type EmailPreview = z.infer<typeof EmailPreview>
