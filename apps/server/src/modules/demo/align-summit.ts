import { summitHostOrigin, summitIssuer, summitMembershipUrl } from '@upbeat/demo/world/tenants/summit-brand'
import { eq } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { memberTables } from '../members/member-tables.ts'

const { tenant } = schema
const demoIssuer = /^http:\/\/localhost:\d+\/demo\/idp$/

/**
 * The demo's identity provider, membership system and embedding page run on this server's own port. Updates their
 * stored URLs if the demo was seeded for another port.
 */
export async function alignSummit(database: Pick<DatabaseHandle, 'db'>, port: number): Promise<void> {
  if (port !== 0) await asPlatform(() => align(database, port))
}

async function align({ db }: Pick<DatabaseHandle, 'db'>, port: number): Promise<void> {
  const authority = summitIssuer(port)
  const [row] = await db.select().from(tenant).where(eq(tenant.name, 'summit'))
  const kept = row?.config.sso as { authority?: string } | null | undefined
  // An issuer other than the demo's own was set by an operator: leave it.
  if (!row || !kept?.authority || kept.authority === authority || !demoIssuer.test(kept.authority)) return
  const trust = { ...(row.settings.sso as object), issuer: authority }
  await db
    .update(tenant)
    .set({
      config: { ...row.config, sso: { ...kept, authority }, embedOrigins: [summitHostOrigin(port)] },
      settings: { ...row.settings, sso: trust, membershipUrl: summitMembershipUrl(port) },
    })
    .where(eq(tenant.id, row.id))
  await memberTables(db).members.moveIssuer(row.id, authority)
}
