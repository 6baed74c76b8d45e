import { z } from 'zod'

/** Every email to members and the club, in the studio's order. */
export const emailKinds = [
  'marketing',
  'reminder',
  'eventMoved',
  'eventCancelled',
  'ready',
  'receipt',
  'renewalNotice',
  'renewalFailed',
  'planChanged',
  'cancelled',
  'cancelledNow',
  'resumed',
  'paused',
  'pauseEnding',
  'membershipEnded',
  'termEnded',
  'invitation',
  'reset',
  'passwordChanged',
  'emailConfirm',
  'emailChanged',
  'accountDeleted',
  'contact',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** An email with sample data. */
export const EmailPreview = z
  .object({ kind: z.enum(emailKinds), language: z.string(), subject: z.string(), html: z.string() })
  .meta({ id: 'EmailPreview' })
export type EmailPreview = z.infer<typeof EmailPreview>
