import { z } from 'zod'
import { consentActions } from '../enumerations.ts'

const answered = {
  /** `tnc` and `TNC` are the terms, `Marketing` and `mktg` the marketing emails (CONS-04). */
  policy: z.string(),
  consentTag: z.string(),
  version: z.string(),
  userAccepted: z.boolean(),
  /** The version last answered, `null` if never answered. */
  userLastActionedVersion: z.string().nullable(),
}

/** A policy with its text in the requested language (ENT-35). `tag` and `consentTag` are equal: clients use both. */
export const Consent = z
  .object({ ...answered, tag: z.string(), title: z.string(), policyHtml: z.string(), urls: z.array(z.string()) })
  .meta({ id: 'Consent' })
export type Consent = z.infer<typeof Consent>

/** A member's answer to a policy. */
export const UserConsent = z.object(answered).meta({ id: 'UserConsent' })
export type UserConsent = z.infer<typeof UserConsent>

/** 1 rejects, 2 accepts (ENT-36). */
export const ConsentAnswer = z
  .object({
    ConsentTag: z.string().min(1).max(100),
    Action: z.literal([consentActions.Rejected, consentActions.Accepted]),
  })
  .meta({ id: 'ConsentAnswer' })
export type ConsentAnswer = z.infer<typeof ConsentAnswer>
