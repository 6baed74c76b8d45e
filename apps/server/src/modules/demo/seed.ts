import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import { type Database, type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { hashPassword } from '../../platform/session/password.ts'

type Parts = {
  database: DatabaseHandle
  port: number
  clock: Clock
  log: Logger
  makeId: () => string
  /**
   * Whether to add an announcement, classes in every state, a coach of two clubs, facts and the members of six months. Tests don't expect these, and with
   * a movable clock the scheduled class would be published.
   */
  hasStudioWork: boolean
}

/** Any number will do, but all servers must use the same, as only one of them may seed at a time. */
const seedingLock = 7_283_002
const demoPassword = 'Demo1234'

/** Fills an empty database with the demo in one transaction, so that a killed seeding leaves nothing behind. */
export function seedDemo(parts: Parts): Promise<void> {
  return asPlatform(() => seed(parts))
}

async function seed({ database, port, clock, log, makeId, hasStudioWork }: Parts): Promise<void> {
  if (await hasClubs(database.db)) return
  const started = performance.now()
  // Only an empty database needs these hundreds of drawings and names; later starts don't load them.
  const { buildDemoWorld } = await import('@upbeat/demo/world/demo-world')
  const [
    { seedCatalogue, withBlur },
    { seedEvents },
    { seedProducts },
    { seedMembers },
    { seedStaff, seedVisitingCoach },
    { seedDrafts },
    { seedAnnouncement },
    { seedHistory },
  ] = await Promise.all([
    import('./seed-catalogue.ts'),
    import('./seed-events.ts'),
    import('./seed-products.ts'),
    import('./seed-members.ts'),
    import('./seed-staff.ts'),
    import('./seed-drafts.ts'),
    import('./seed-announcement.ts'),
    import('./history/seed-history.ts'),
  ])
  const now = clock.now()
  const world = buildDemoWorld(now, port)
  const passwordHash = await hashPassword(demoPassword)
  await database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${seedingLock})`)
    // Another server may have seeded while this one waited for the lock.
    if (await hasClubs(db)) return
    for (const tenant of world.tenants) {
      await seedTenant(db, tenant, now, withBlur)
      await seedCatalogue(db, tenant)
      await seedEvents(db, tenant, now)
      await seedProducts(db, tenant)
      await seedMembers(db, tenant, { now, passwordHash, makeId })
      await seedStaff(db, tenant, { now, passwordHash, makeId })
      if (!hasStudioWork) continue
      await seedDrafts({ ...database, db }, tenant.config.tenantID, { now, makeId })
      await seedAnnouncement({ ...database, db }, tenant, { now, makeId })
      const isBusy = tenant === world.tenants[0]
      await seedHistory(db, tenant, { now, passwordHash, makeId, isBusy })
    }
    if (hasStudioWork) await seedVisitingCoach(db, world.tenants, now)
  })
  log.info({ tenants: world.tenants.length, ms: Math.round(performance.now() - started) }, 'demo seeded')
}

async function hasClubs(db: Database) {
  const [known] = await db.select({ count: sql<number>`count(*)::int` }).from(schema.tenant)
  return (known?.count ?? 0) > 0
}

async function seedTenant(db: Database, seed: TenantSeed, now: Date, withBlur: (link: string) => string) {
  const { config } = seed
  await db.insert(schema.tenant).values({
    id: config.tenantID,
    name: seed.name,
    config: { ...config, landingPictures: config.landingPictures.map(withBlur) },
    settings: { ...seed.settings, topLabels: seed.topLabels },
    logoSvg: seed.logoSvg,
    createdAt: now,
  })
  const wording = Object.entries(seed.words).flatMap(([language, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ tenantId: config.tenantID, language, key, text, updatedAt: now })),
  )
  if (wording.length > 0) await db.insert(schema.phraseOverride).values(wording)
}
