/** A member's answer to a consent (ENT-36). */
export const consentAnswer = { rejected: 1, accepted: 2 } as const
export type ConsentAnswer = (typeof consentAnswer)[keyof typeof consentAnswer]

/** What the rules need of a consent and its member's answer. */
export type AnsweredConsent = {
  policy: string
  version?: string | number | null | undefined
  userAccepted?: boolean | null | undefined
  userLastActionedVersion?: string | number | null | undefined
}

/** The terms, in either spelling (CONS-04). */
export function isTerms(consent: Pick<AnsweredConsent, 'policy'>): boolean {
  return consent.policy.toLowerCase() === 'tnc'
}

/** The marketing opt-in, in either spelling (CONS-04). */
export function isMarketing(consent: Pick<AnsweredConsent, 'policy'>): boolean {
  return ['marketing', 'mktg'].includes(consent.policy.toLowerCase())
}

/**
 * Whether the newest terms were accepted: they were, and in the version that counts now (CONS-05, D-62). Where there are no
 * terms there is nothing to accept.
 */
export function isLatestTermsAccepted(consents: readonly AnsweredConsent[]): boolean {
  return consents.filter(isTerms).every(({ userAccepted, userLastActionedVersion, version }) => {
    return userAccepted === true && String(userLastActionedVersion ?? '') === String(version ?? '')
  })
}
