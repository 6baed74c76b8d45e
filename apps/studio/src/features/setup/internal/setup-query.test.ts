// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { stepShown } from './setup-query.ts'

const club = { tenantId: '1', name: 'riverside', studio: '' }

it('SETUP-02 continues at the last step, and requires a club before later steps', () => {
  expect(stepShown({ step: 'onAir', input: {}, club: null })).toBe('club')
  expect(stepShown({ step: 'club', input: {}, club })).toBe('look')
  expect(stepShown({ step: 'firstClass', input: {}, club })).toBe('firstClass')
  expect(stepShown({ step: 'audience', input: {}, club })).toBe('audience')
  expect(stepShown({ step: 'done', input: {}, club })).toBe('onAir')
})
