import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp({ SIGN_INS_PER_ACCOUNT: '22' })
})
afterAll(() => app.close())

it('S-06 successful sign-ins are limited too, and a member keeps the newest 20 sessions', async () => {
  const email = await app.newMember()
  const replies = []
  for (let number = 0; number < 23; number++) replies.push(await app.login(email))
  expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 22 }, () => 200), 429])
  const statuses = await Promise.all(
    replies.slice(0, 22).map(async ({ body }) => (await app.call('GET', '/api/v3/users', { token: body.Code })).status),
  )
  // Signing up opens no session.
  expect(statuses).toEqual([401, 401, ...Array.from({ length: 20 }, () => 200)])
  expect((await app.login('active@pulse.example')).status).toBe(200)
})

it('S-26 members’ replies are never cached, and shared ones are revalidated', async () => {
  const cached = async (as: string | undefined) =>
    (await app.make('getMetadata', { params: { userId: 'guest' }, ...(as && { as }) })).headers['cache-control']
  expect(await cached(undefined)).toBe('private, no-cache')
  expect(await cached('active@pulse.example')).toBe('no-store')
})
