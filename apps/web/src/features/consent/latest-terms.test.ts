import type { Consent, UserConsent } from '@upbeat/contract/entities/consent'
import { describe, expect, it } from 'vitest'
import { acceptedLatestTerms } from './latest-terms.ts'

const terms = { policy: 'TNC', consentTag: 't', version: '2' } as Consent
const answer = (values: Partial<UserConsent>): UserConsent => ({
  policy: 'tnc',
  consentTag: 't',
  version: '2',
  userAccepted: true,
  userLastActionedVersion: '2',
  ...values,
})

describe('acceptedLatestTerms', () => {
  it.each([
    ['no terms', [], [], true],
    ['no answer', [terms], [], false],
    ['the latest accepted', [terms], [answer({})], true],
    ['an older version accepted', [terms], [answer({ userLastActionedVersion: '1' })], false],
    ['the latest rejected', [terms], [answer({ userAccepted: false })], false],
    ['accepted under another tag', [terms], [answer({ consentTag: 'old' })], true],
    ['only marketing accepted', [terms], [answer({ policy: 'mktg', consentTag: 'm' })], false],
  ])('%s', (_, consents, answers, expected) => {
    expect(acceptedLatestTerms(consents, answers)).toBe(expected)
  })
})
