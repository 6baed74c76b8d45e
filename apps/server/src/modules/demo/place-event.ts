import { routineStepSecond } from '@upbeat/demo/routines/routine-step'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { publishCatalogueChange } from '../../platform/changes/catalogue-change.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { utcStart } from './event-start.ts'
import { fromThisMachine } from './from-this-machine.ts'

const { demoEventMove, liveEvent } = schema
const Placed = z.object({
  tenant: z.string(),
  id: z.string().min(1).max(100),
  /** The id of an event of the club to copy. */
  like: z.string(),
  /** Negative if it has started already. */
  startsInSecond: z.number(),
  type: z.literal([1, 2]).optional(),
  name: z.string().optional(),
  durationSecond: z.int().min(routineStepSecond).multipleOf(routineStepSecond).optional(),
  /** Null: its stream never becomes available. */
  linkDelaySecond: z.int().nullable().optional(),
  mayStartOver: z.boolean().optional(),
  transcode: z.enum(['complete', 'in_progress', 'error']).optional(),
  /** An external URL for its stream. */
  link: z.string().nullable().optional(),
  /** Removes the demo's media, as for an event that waits for a broadcast. */
  withoutMedia: z.boolean().optional(),
})
type Parts = {
  database: Pick<DatabaseHandle, 'db' | 'notify'>
  tenants: { byIdOrName: (value: string) => Tenant | null }
  clock: Clock
  /** Called before other servers are notified, so that this server returns the new times at once. */
  onChanged: (tenantId: string) => void
}

/** Creates, moves and removes live events for tests and presentations. Only with `CLOCK=demo`. */
export function mountDemoEvents(server: FastifyInstance, { database, tenants, clock, onChanged }: Parts) {
  const { db } = database

  server.post('/demo/events', fromThisMachine, async (request) => {
    const parsed = Placed.safeParse(request.body)
    if (!parsed.success) throw new Failure('invalidRequest')
    const { tenant, like: likeId, startsInSecond, withoutMedia, ...changes } = parsed.data
    const tenantId = idOf(tenant)
    const isModel = and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.id, likeId))
    const [model] = await inTenant(tenantId, () => db.select().from(liveEvent).where(isModel))
    if (!model) throw new Failure('notFound')
    // The database generates the search words.
    const { searchWords: _, ...like } = model
    const startsAt = new Date(clock.now().getTime() + startsInSecond * 1000)
    const { durationSecond = model.durationSecond } = changes
    const media = withoutMedia || model.media?.kind !== 'routine' ? null : { ...model.media, durationSecond }
    const row = {
      ...like,
      ...defined(changes),
      ...utcStart(startsAt),
      recurrence: null,
      durationSecond,
      media,
      tag: `${changes.id}-video`,
    }
    const target = [liveEvent.tenantId, liveEvent.id]
    await inTenant(tenantId, async () => {
      await db.insert(liveEvent).values(row).onConflictDoUpdate({ target, set: row })
      await db.delete(demoEventMove).where(moves(tenantId, row.id))
    })
    await changed(tenantId)
    return { id: row.id, videoId: row.tag, startsAt: startsAt.toISOString() }
  })

  const path = '/demo/events/:tenant/:id'
  server.delete<{ Params: { tenant: string; id: string } }>(path, fromThisMachine, async (request) => {
    const tenantId = idOf(request.params.tenant)
    const isNamed = and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.id, request.params.id))
    await inTenant(tenantId, async () => {
      await db.delete(liveEvent).where(isNamed)
      await db.delete(demoEventMove).where(moves(tenantId, request.params.id))
    })
    await changed(tenantId)
    return { removed: request.params.id }
  })

  async function changed(tenantId: string) {
    onChanged(tenantId)
    await database.notify('events_changed', tenantId)
    await publishCatalogueChange(database, tenantId)
  }

  function idOf(tenant: string): string {
    const found = tenants.byIdOrName(tenant)
    if (!found) throw new Failure('invalidTenant')
    return found.id
  }
}

function moves(tenantId: string, eventId: string) {
  return and(eq(demoEventMove.tenantId, tenantId), eq(demoEventMove.eventId, eventId))
}

function defined<T extends object>(changes: T) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
