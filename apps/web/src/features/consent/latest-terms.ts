import type { Consent, UserConsent } from '@upbeat/contract/entities/consent'

/** The policy that is the club's terms, in either spelling (CONS-04). */
export function isTermsPolicy({ policy }: { policy: string }): boolean {
  return policy.toLowerCase() === 'tnc'
}

/** Whether the member has accepted the terms as they stand now (D-62). A club without terms asks for nothing. */
export function acceptedLatestTerms(consents: readonly Consent[], answers: readonly UserConsent[]): boolean {
  const terms = consents.find(isTermsPolicy)
  if (!terms) return true
  const answer = answers.find((given) => given.consentTag === terms.consentTag) ?? answers.find(isTermsPolicy)
  return Boolean(answer?.userAccepted && answer.userLastActionedVersion === terms.version)
}
