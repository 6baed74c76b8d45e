/** A member's answer to a consent (ENT-36). */
export const consentAnswer = { rejected: 1, accepted: 2 } as const
export type ConsentAnswer = (typeof consentAnswer)[keyof typeof consentAnswer]

/** The fields of a consent and of its member's answer that the rules use. */
export type AnsweredConsent = {
  policy: string
  version?: string | number | null | undefined
  userAccepted?: boolean | null | undefined
  userLastActionedVersion?: string | number | null | undefined
}

/** The terms, in both spellings (CONS-04). */
export function isTerms(consent: Pick<AnsweredConsent, 'policy'>): boolean {
  return consent.policy.toLowerCase() === 'tnc'
}

/** The marketing opt-in, in both spellings (CONS-04). */
export function isMarketing(consent: Pick<AnsweredConsent, 'policy'>): boolean {
  return ['marketing', 'mktg'].includes(consent.policy.toLowerCase())
}

/** Whether the member accepted the current version of the terms (CONS-05, D-62). True if the club has no terms. */
export function isLatestTermsAccepted(consents: readonly AnsweredConsent[]): boolean {
  return consents.filter(isTerms).every(({ userAccepted, userLastActionedVersion, version }) => {
    return userAccepted === true && String(userLastActionedVersion ?? '') === String(version ?? '')
  })
}
