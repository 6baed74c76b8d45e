import { type DemoAccount, demoAccounts } from '@upbeat/demo/world/demo-accounts'
import { demoClubIds } from '@upbeat/demo/world/demo-club-ids'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { sharedSecret } from '../../platform/secrets/secrets.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { IdentityTokens } from '../auth/identity-tokens.ts'
import { alignSummit } from './align-summit.ts'
import { createDemoMedia } from './demo-media.ts'
import { demoPicture, demoReadyPictures } from './demo-picture.ts'
import { mountDemoHost } from './host/host-routes.ts'
import { mountIdentityProvider } from './identity/identity-routes.ts'
import { mountDemoMembership } from './identity/membership-routes.ts'
import { createMovedTime } from './identity/moved-time.ts'
import { keepEventsMoving } from './move-events.ts'
import { mountDemoEvents } from './place-event.ts'
import { mountDemoClock } from './routes.ts'
import { seedDemo } from './seed.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'clock' | 'movable' | 'log' | 'makeId'>
type MountParts = {
  tenants: Tenants
  tokens: IdentityTokens
  runDue: () => Promise<void>
  onEventsChanged: (tenantId: string) => void
}

/**
 * Everything in the product that is only for the demo, loaded only if the settings ask for it: see `Config.demo`. Seeds
 * an empty database. Returns null if the database has only other clubs: their data is not a demo.
 */
export async function openDemo({ config, database, clock, movable, log, makeId }: Parts) {
  const port = config.PORT
  await seedDemo({ database, port, clock, log, makeId, hasStudioWork: movable === null })
  if (!(await hasDemoClub(database))) return null
  await alignSummit(database, port)
  const movedTime = createMovedTime(clock)

  async function mount(server: FastifyInstance, { tenants, tokens, runDue, onEventsChanged }: MountParts) {
    const secret = await sharedSecret(database, 'demo-identity-provider')
    mountIdentityProvider(server, { port, secret, onIssued: movedTime.issued })
    mountDemoMembership(server, { tokens, port, clock })
    mountDemoHost(server, { port })
    if (!movable) return
    mountDemoClock(server, { clock: movable, runDue })
    mountDemoEvents(server, { database, tenants, clock, onChanged: onEventsChanged })
  }

  return {
    accounts: demoAccounts as readonly DemoAccount[],
    holds: (tenantId: string) => demoClubIds.includes(tenantId),
    picture: demoPicture,
    readyPictures: demoReadyPictures,
    media: createDemoMedia,
    followTime: movedTime.follow,
    keepEventsMoving: (onMoved: (tenantId: string) => void) => keepEventsMoving({ database, clock, log, onMoved }),
    mount,
  }
}

function hasDemoClub({ db }: Pick<DatabaseHandle, 'db'>): Promise<boolean> {
  return asPlatform(async () => {
    const { id } = schema.tenant
    return (
      (
        await db
          .select({ id })
          .from(schema.tenant)
          .where(inArray(id, [...demoClubIds]))
          .limit(1)
      ).length > 0
    )
  })
}
