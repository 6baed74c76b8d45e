import type { schema } from '../../platform/db/database.ts'
import type { EventRow } from './event-row.ts'

type ClassRow = Omit<typeof schema.virtualClass.$inferSelect, 'searchWords'>
type EventClasses = { onDemand: ClassRow[]; live: ClassRow[]; words: Map<string, string[]> }

/** Events as classes: of their own tags, for the catalogue and search. */
export function eventClasses(events: readonly EventRow[]): EventClasses {
  return {
    onDemand: events.filter(({ type }) => type === 3).map(classOf),
    live: events.filter(({ type }) => type !== 3).map(classOf),
    words: new Map(events.map(({ tag, words }) => [tag, words])),
  }
}

function classOf(event: EventRow): ClassRow {
  const { tenantId, tag, durationSecond, providerId, providerName: provider, createdAt } = event
  const { name, description, level, skill, intensity, labels, focusAreas, equipment } = event
  const { categoryId, subCategory, language, calorieBurn, instructor, imageLink, trailerLink, media, scheduleDate } =
    event
  return {
    tenantId,
    tag,
    name,
    description,
    durationSecond,
    level,
    skill,
    intensity,
    labels,
    focusAreas,
    equipment,
    categoryId,
    subCategory,
    language,
    calorieBurn,
    instructor,
    imageLink,
    trailerLink,
    media,
    scheduleDate,
    createdAt,
    providerId,
    provider,
    channelTag: null,
    active: true,
  }
}
