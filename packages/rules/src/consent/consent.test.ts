import { describe, expect, it } from 'vitest'
import { type AnsweredConsent, consentAnswer, isLatestTermsAccepted, isMarketing, isTerms } from './consent.ts'

describe('consents', () => {
  it('number their answers', () => {
    expect(consentAnswer).toEqual({ rejected: 1, accepted: 2 })
  })
  it.each([
    ['tnc', true, false],
    ['TNC', true, false],
    ['Marketing', false, true],
    ['mktg', false, true],
    ['privacy', false, false],
  ])('CONS-04 %s: terms %s, marketing %s', (policy, terms, marketing) => {
    expect(isTerms({ policy })).toBe(terms)
    expect(isMarketing({ policy })).toBe(marketing)
  })
  it.each<[Partial<AnsweredConsent>[], boolean]>([
    [[{ version: '2', userAccepted: true, userLastActionedVersion: '2' }], true],
    [[{ version: 2, userAccepted: true, userLastActionedVersion: '2' }], true],
    [[{ version: '3', userAccepted: true, userLastActionedVersion: '2' }], false],
    [[{ version: '2', userAccepted: false, userLastActionedVersion: '2' }], false],
    [[{ version: '2' }], false],
    [[{ policy: 'mktg', version: '2', userAccepted: false }], true],
    [[], true],
  ])('CONS-05 %j accepted: %s', (consents, expected) => {
    expect(isLatestTermsAccepted(consents.map((consent) => ({ policy: 'tnc', ...consent })))).toBe(expected)
  })
})
