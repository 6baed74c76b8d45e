import type { StudioEvent } from '@upbeat/contract/studio/entities/event'
import { reaches } from '../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { EventSummary } from './event-draft-repository.ts'

type Status = Omit<StudioEvent, 'fields' | 'missing' | 'occurrences'>

/** The publishing status of an event, for the caller. */
export function eventStatus(context: StaffContext, draft: Omit<EventSummary, 'revision'>, hasChanges: boolean): Status {
  return {
    id: draft.id,
    state: draft.state,
    publishAt: draft.publishAt?.toISOString() ?? null,
    hasChanges,
    changedAt: draft.changedAt.toISOString(),
    version: draft.version,
    mayEdit: reaches(context, 'schedule.edit', draft.ownerId),
  }
}
