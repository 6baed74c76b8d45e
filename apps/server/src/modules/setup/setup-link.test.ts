// @database both
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomToken } from '../../platform/session/token.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { createStaffRepository } from '../staff/staff-repository.ts'
import { createSetupLink } from './setup-link.ts'
import { createSetupRepository } from './setup-repository.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
})
afterAll(() => app.close())

it('SETUP-01 servers that start on one empty database print a link each; all work, and one account is created', async () => {
  const now = new Date((await app.call('GET', '/demo/clock')).json().now)
  const setup = { ...createSetupRepository(app.database.db, createStaffRepository), isUntouched: async () => true }
  const started = () =>
    createSetupLink({ setup, now: () => now, makeToken: randomToken, config: { PUBLIC_URL: undefined, PORT: 4000 } })
  const links = [await started().forEmptyInstallation(), await started().forEmptyInstallation()]
  const tokens = links.map((link) => link?.split('#')[1] ?? '')
  for (const token of tokens) expect((await app.studio('readSetupLink', { body: { token } })).status).toBe(204)
  const made = await Promise.all(
    tokens.map((token, index) => {
      const person = { name: 'Ola Owner', email: `ola${index}@riverside.example`, password: 'Fresh1234' }
      return app.studio('createSetupAccount', { body: { ...person, token } })
    }),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([200, 401])
  for (const token of tokens) expect((await app.studio('readSetupLink', { body: { token } })).status).toBe(401)
})
