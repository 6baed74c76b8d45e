import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { schema } from '../platform/db/database.ts'
import { asPlatform } from '../platform/scope/scope.ts'
import type { DemoApp } from './demo-app.ts'
import type { LocalIssuer } from './local-issuer.ts'

/** Has a demo club use this issuer for sign-in, and its memberships if `thirdParty` is set. */
export async function useIssuer(
  app: DemoApp,
  club: string,
  issuer: LocalIssuer,
  { thirdParty = false, onlyMembers = thirdParty }: { thirdParty?: boolean; onlyMembers?: boolean } = {},
) {
  const { db } = app.database
  const [row] = await asPlatform(() => db.select().from(schema.tenant).where(eq(schema.tenant.name, club)))
  if (!row) throw new Error(`there is no club ${club}`)
  const sso = { authority: issuer.issuer, clientId: 'club-app', scopes: ['openid'] }
  const flags = { ssoLogin: true, isThirdPartyEnabled: thirdParty, canUnsubcribedUsersLogin: !onlyMembers }
  const settings = { ...row.settings, sso: null, membershipUrl: issuer.membershipUrl }
  const changed = { config: { ...row.config, ...flags, sso }, settings }
  await asPlatform(() => db.update(schema.tenant).set(changed).where(eq(schema.tenant.id, row.id)))
  await app.database.notify('tenant_changed', row.id)
  await vi.waitFor(async () => {
    const served = (await app.call('GET', `/api/v1/tenants/${club}`, { tenant: club })).json()
    expect(served).toMatchObject({ ...flags, sso })
  })
}
