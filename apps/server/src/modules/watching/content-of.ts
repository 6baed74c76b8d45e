import { eventType } from '@upbeat/rules/live/enumerations'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { LiveEvent } from '../events/event-row.ts'
import type { Events } from '../events/events.ts'
import type { WatchedContent } from './watch-report.ts'

type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  events: Pick<Events, 'find'>
  /** Whether the club's live events are another provider's, whose contents we don't know. */
  hasOutsideEvents: (tenant: MemberContext['tenant']) => boolean
  /** A class that members have seen and no longer see; null if there never was one. */
  formerClass: (tenantId: string, tag: string) => Promise<{ length: number | null; coachName: string | null } | null>
}
type Named = { contentId: string; eventId?: string | null | undefined }

/** Finds what a report is about; null if the club never had it. */
export function createContentOf({ catalogues, events, hasOutsideEvents, formerClass }: Parts) {
  return async function contentOf(context: MemberContext, named: Named): Promise<WatchedContent | null> {
    const { tenant, tenantId, now } = context
    const { contentId, eventId = null } = named
    const event = eventId === null ? null : await events.find(tenantId, eventId, now)
    if (event) return ofEvent(event)
    const row = (await catalogues.of(tenant)).byTag.get(contentId)?.row
    if (row) return ofClass(contentId, { length: row.durationSecond, coachName: row.instructor })
    const byTag = await events.find(tenantId, contentId, now)
    if (byTag) return ofEvent(byTag)
    const former = await formerClass(tenantId, contentId)
    if (former) return ofClass(contentId, former)
    return hasOutsideEvents(tenant) ? ofProvider({ contentId, eventId }) : null
  }
}

function ofClass(classTag: string, facts: Pick<WatchedContent, 'length' | 'coachName'>): WatchedContent {
  return { kind: 'onDemand', classTag, eventId: null, origin: { kind: 'class', id: classTag }, ...facts }
}

function ofEvent({ id, seriesId, tag, classTag, type, instructor, durationSecond }: LiveEvent): WatchedContent {
  return {
    kind: type === eventType.videoOnDemand ? 'onDemand' : 'live',
    classTag: classTag ?? tag,
    eventId: type === eventType.videoOnDemand ? null : id,
    length: durationSecond,
    origin: classTag === null ? { kind: 'event', id: seriesId } : { kind: 'class', id: classTag },
    coachName: instructor,
  }
}

function ofProvider({ contentId, eventId }: { contentId: string; eventId: string | null }): WatchedContent {
  const kind = eventId === null ? 'onDemand' : 'live'
  return { kind, classTag: contentId, eventId, length: null, origin: null, coachName: null }
}
