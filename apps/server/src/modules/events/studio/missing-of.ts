import { type EventRequirement, eventRequirements } from '@upbeat/contract/studio/entities/event'
import type { Database } from '../../../platform/db/database.ts'
import type { Fields } from '../../publishing/publishable-kind.ts'
import { parseEvent } from './event-fields.ts'
import { hasOwnMedia, shownClass } from './live-event-repository.ts'

type Drafted = { tenantId: string; id: string; fields: Fields }

/** What must be filled in before an event can be published. */
export async function missingOf(db: Database, event: Drafted): Promise<EventRequirement[]> {
  const { tenantId } = event
  const { kind, classTag, name, categoryId, imageLink, localStart, durationSecond, link } = parseEvent(event.fields)
  const played = classTag === null ? null : await shownClass(db, tenantId, classTag)
  const plays = classTag === null ? kind !== 'class' || (await hasOwnMedia(db, event)) : played !== null
  const found: Record<EventRequirement, boolean> = {
    class: plays,
    name: name.trim() !== '' || played !== null,
    categoryId: categoryId !== null || played !== null,
    imageLink: imageLink !== null || played !== null,
    localStart: localStart !== null,
    durationSecond: durationSecond !== null,
    link: kind !== 'stream' || link !== null,
  }
  return eventRequirements.filter((field) => !found[field])
}
