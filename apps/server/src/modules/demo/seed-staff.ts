import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { type Role, roles } from '@upbeat/rules/staff/may'
import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const names: Record<Role, string> = {
  owner: 'Olivia Owner',
  manager: 'Max Manager',
  coach: 'Clara Coach',
  support: 'Sam Support',
  analyst: 'Ana Analyst',
}

/** One person for each role, at the club's own domain: `owner@pulse.example`. */
export async function seedStaff(
  db: Database,
  { name, config }: TenantSeed,
  { now, passwordHash, makeId }: { now: Date; passwordHash: string; makeId: () => string },
): Promise<void> {
  const people = roles.map((role) => ({ role, id: makeId(), email: `${role}@${name}.example` }))
  const made = { passwordHash, isDemo: true, createdAt: now }
  await db
    .insert(schema.staffAccount)
    .values(people.map(({ role, id, email }) => ({ ...made, id, email, emailKey: email, name: names[role] })))
  const { tenantID: tenantId } = config
  await db
    .insert(schema.staffMembership)
    .values(people.map(({ role, id: accountId }) => ({ tenantId, accountId, role, createdAt: now })))
}

/** Lets Pulse Club's coach teach at Tempo Live too: one account with two clubs (STAFF-12). */
export async function seedVisitingCoach(db: Database, tenants: readonly TenantSeed[], createdAt: Date): Promise<void> {
  const host = tenants.find(({ name }) => name === 'tempo')
  if (!host) return
  const [coach] = await db
    .select({ accountId: schema.staffAccount.id })
    .from(schema.staffAccount)
    .where(eq(schema.staffAccount.emailKey, 'coach@pulse.example'))
  if (!coach) return
  await db.insert(schema.staffMembership).values({ ...coach, tenantId: host.config.tenantID, role: 'coach', createdAt })
}
