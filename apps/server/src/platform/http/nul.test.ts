import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp, signUpBody } from '../../testing/member-app.ts'
import { hasNul } from './has-nul.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const as = 'active@pulse.example'

describe('a NUL in what is sent', () => {
  it('is found at any depth, in names too', () => {
    expect([{ a: [{ b: 'x\0' }] }, { 'a\0': 1 }, ['\0'], '\0'].map(hasNul)).toEqual([true, true, true, true])
    expect([{ a: [{ b: 'x' }], c: null, d: 3 }, undefined, 'naïve 0 ✓'].map(hasNul)).toEqual([false, false, false])
    let deep: unknown = 'x\0'
    for (let level = 0; level < 50_000; level += 1) deep = [deep]
    expect(hasNul(deep)).toBe(true)
  })

  it('is 400 with its code, wherever it stands', async () => {
    const replies = [
      await app.make('signUp', { body: signUpBody('a\0b@pulse.example') }),
      await app.make('login', { body: { username: 'active\0@pulse.example', password: 'Demo1234' } }),
      await app.make('cancelSubscription', { as, params: { id: 'a\0' } }),
      await app.make('checkCoupon', { params: { code: 'A\0B' } }),
    ]
    for (const { status, body } of replies) expect({ status, body }).toMatchObject({ status: 400, body: { code: 400 } })
  })
})
