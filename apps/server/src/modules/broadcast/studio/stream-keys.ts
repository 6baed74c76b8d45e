import type { Database } from '../../../platform/db/database.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { actorOf } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import { createBroadcastRepository } from '../repository.ts'
import { makeStreamKey } from '../stream-key.ts'
import type { OwnEvent } from './own-event.ts'

export type StreamKeys = ReturnType<typeof createStreamKeys>
type Parts = {
  db: Database
  audit: Audit
  ownEvent: OwnEvent
  /** Creates the secret if there is none. */
  keySecret: () => string
}

/** The stream keys of events: shown masked, copied, and replaced one at a time. */
export function createStreamKeys({ db, audit, ownEvent, keySecret }: Parts) {
  async function keyOf({ tenant, tenantId }: StaffContext, eventId: string): Promise<string> {
    const keyed = await createBroadcastRepository(db).keyOf(tenantId, eventId)
    return makeStreamKey(keySecret(), { tenant: tenant.name, eventId: keyed.eventId }, keyed.generation)
  }

  /** @throws Failure notFound, notPermitted */
  async function copy(context: StaffContext, id: string): Promise<{ streamKey: string }> {
    await ownEvent(context, id, 'streamKeys.view')
    return { streamKey: await keyOf(context, id) }
  }

  /** Returns the new key, masked. @throws Failure notFound, notPermitted */
  async function replace(context: StaffContext, id: string): Promise<{ streamKey: string }> {
    const { event } = await ownEvent(context, id, 'streamKeys.replace')
    const { tenantId, now } = context
    await db.transaction(async (transaction) => {
      const generation = await createBroadcastRepository(transaction).replaceKey(tenantId, id)
      await audit.record(transaction, {
        tenantId,
        actor: actorOf(context),
        action: 'broadcast.keyReplaced',
        object: { kind: 'broadcast', id, name: event.name },
        before: { generation: generation - 1 },
        after: { generation },
        now,
      })
    })
    return { streamKey: maskKey(await keyOf(context, id)) }
  }

  const masked = async (context: StaffContext, id: string) => maskKey(await keyOf(context, id))

  return { masked, copy, replace }
}

function maskKey(key: string): string {
  return `••••${key.slice(-4)}`
}
