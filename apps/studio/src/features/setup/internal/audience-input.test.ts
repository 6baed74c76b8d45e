import { describe, expect, it } from 'vitest'
import { AudienceInput, choiceOf, firstAudience } from './audience-input.ts'

const club = { kind: 'everyone', accessCode: null, plan: null, currency: 'EUR', isTestMode: true } as const
const first = firstAudience(club)
const faultsOf = (change: Partial<AudienceInput>) =>
  AudienceInput.safeParse({ ...first, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

describe('the step of who can watch', () => {
  it("starts with the club's settings and a random code", () => {
    expect(choiceOf(first)).toEqual({ kind: 'everyone' })
    expect(first.accessCode).toMatch(/^[A-Z2-9]{8}$/)
    const plan = { name: 'All', interval: 'Annually', price: 99.5, trialDays: 0 } as const
    expect(choiceOf(firstAudience({ ...club, kind: 'plan', plan }))).toEqual({ kind: 'plan', plan })
  })

  it('requires only the fields of the selected option', () => {
    expect(faultsOf({ accessCode: '', price: '' })).toEqual([])
    expect(faultsOf({ kind: 'code', accessCode: 'a b' })).toEqual(['accessCode'])
    expect(faultsOf({ kind: 'plan' })).toEqual(['planName', 'price'])
    expect(faultsOf({ kind: 'plan', planName: 'All', price: '0', trialDays: '400' })).toEqual(['price', 'trialDays'])
  })

  it('parses a price with a comma or a point', () => {
    const priced = (price: string) => choiceOf({ ...first, kind: 'plan', planName: 'All', price })
    expect(priced('9,90')).toMatchObject({ plan: { price: 9.9 } })
    expect(priced('12.5')).toMatchObject({ plan: { price: 12.5 } })
  })
})
