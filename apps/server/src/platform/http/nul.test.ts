import { type Call, calls } from '@upbeat/contract/calls'
import type { StudioCall } from '@upbeat/contract/studio/call'
import { studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpBody } from '../../testing/member-app.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { hasNul } from './has-nul.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
})
afterAll(() => app.close())

const as = 'active@pulse.example'

describe('a NUL in a request', () => {
  it('is found at any depth, also in keys', () => {
    expect([{ a: [{ b: 'x\0' }] }, { 'a\0': 1 }, ['\0'], '\0'].map(hasNul)).toEqual([true, true, true, true])
    expect([{ a: [{ b: 'x' }], c: null, d: 3 }, undefined, 'naïve 0 ✓'].map(hasNul)).toEqual([false, false, false])
    let deep: unknown = 'x\0'
    for (let level = 0; level < 50_000; level += 1) deep = [deep]
    expect(hasNul(deep)).toBe(true)
  })

  it('is 400 with its code, anywhere in the request', async () => {
    const replies = [
      await app.make('signUp', { body: signUpBody('a\0b@pulse.example') }),
      await app.make('login', { body: { username: 'active\0@pulse.example', password: 'Demo1234' } }),
      await app.make('cancelSubscription', { as, params: { id: 'a\0' } }),
      await app.make('checkCoupon', { params: { code: 'A\0B' } }),
    ]
    for (const { status, body } of replies) expect({ status, body }).toMatchObject({ status: 400, body: { code: 400 } })
  })

  it('is 400 in the parameters, the query and the body of every call', async () => {
    const owner = await app.newStaff('owner')
    await app.reauthenticate(owner)
    await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [owner.accountId])
    const { token } = await app.signIn(as)
    const studio = { origin: 'http://pulse.localhost:4000', host: 'pulse.localhost:4000', cookie: owner.cookie }
    const everyCall = [
      ...Object.values<Call>(calls).map(({ method, path }) => ({ method, path, who: { token } })),
      ...Object.values<StudioCall>(studioCalls).map(({ method, path }) => {
        return { method, path: studioBase + path, who: { headers: studio } }
      }),
    ]
    const answered: string[] = []
    for (const { method, path, who } of everyCall) {
      const filled = path.replaceAll(/:\w+/g, 'x')
      const requests = [
        ...(path.includes(':') ? [{ url: path.replaceAll(/:\w+/g, 'x%00') }] : []),
        { url: `${filled}?x=%00` },
        ...(method === 'GET' ? [] : [{ url: filled, body: { odd: ['\0'] } }]),
      ]
      for (const { url, ...sent } of requests) {
        const { status } = await app.call(method, url, { ...who, ...sent })
        if (status !== 400) answered.push(`${method} ${url} ${JSON.stringify(sent)}: ${status}`)
      }
    }
    expect(answered).toEqual([])
  })
})
