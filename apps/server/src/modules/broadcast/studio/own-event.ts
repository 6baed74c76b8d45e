import type { Permission } from '@upbeat/rules/staff/may'
import { Failure } from '../../../platform/failure/failure.ts'
import { reaches } from '../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { LiveEvent } from '../../events/event-row.ts'
import type { Events } from '../../events/events.ts'
import type { Publishing } from '../../publishing/service.ts'

export type OwnEvent = ReturnType<typeof createOwnEvent>

/** Finds a club's published broadcast events, and who may do what with them. */
export function createOwnEvent({
  events,
  publishing,
}: {
  events: Pick<Events, 'byId'>
  publishing: Pick<Publishing, 'follow'>
}) {
  /**
   * The event with its current occurrence, and whether the caller's other permissions extend to it.
   * @throws Failure notFound, notPermitted
   */
  return async function ownEvent(
    context: StaffContext,
    id: string,
    permission: Permission,
  ): Promise<{ event: LiveEvent; may: (other: Permission) => boolean }> {
    const { tenantId, now } = context
    const event = await events.byId(tenantId, id, now)
    if (event?.type !== 2 || event.seriesId !== id) throw new Failure('notFound')
    const { ownerId } = await publishing.follow({ tenantId, kind: 'event', id }, now)
    const may = (other: Permission) => reaches(context, other, ownerId)
    if (!may(permission)) throw new Failure('notPermitted')
    return { event, may }
  }
}
