import { readCatalogueChange } from '../../../platform/changes/catalogue-change.ts'
import type { DatabaseHandle } from '../../../platform/db/database.ts'
import { readStudioEvent } from '../../../platform/http/studio/studio-events.ts'
import { createRecent } from '../../../platform/memory/recent.ts'
import type { ClassIndex } from './class-index.ts'
import type { ListedDraft } from './listed-drafts-repository.ts'
import { type ListedMedia, presentListed } from './present.ts'
import type { StudioClassRepository } from './repository.ts'

export type ClassRegister = ReturnType<typeof createClassRegister>
type Parts = {
  database: Pick<DatabaseHandle, 'listen'>
  classes: Pick<StudioClassRepository, 'adopt' | 'drafts' | 'revisions'>
  /** Reads the media of these classes, or of all without `tags`. */
  mediaOf: (tenantId: string, tags?: readonly string[]) => Promise<(row: ListedDraft) => ListedMedia>
  makeIndex: () => ClassIndex
  /** The number of classes kept for all clubs together; the least recently used clubs are dropped. */
  maxClasses: number
}
type Club = {
  index: ClassIndex
  /** Classes that have changed since they were read. */
  stale: Set<string>
  /** `new`: nothing has been read. `unsure`: other classes may have changed too, which their revisions show. */
  state: 'new' | 'unsure' | 'sure'
  /** The running read; there is one at a time. */
  reading: Promise<void>
}

const pageSize = 5000

/**
 * The classes of the clubs whose staff are working, in memory. Each is read once; after a change on any server only the
 * named classes are read again, at the next query.
 */
export function createClassRegister({ database, classes, mediaOf, makeIndex, maxClasses }: Parts) {
  const clubs = createRecent<string, Club>(maxClasses)

  async function start() {
    const hear = (payload: string) => {
      const { tenantId, kind, id } = readStudioEvent(payload)
      if (kind === 'class' || kind === 'media' || kind === 'upload') forget(tenantId, id)
    }
    await database.listen('studio_changed', hear, clubs.clear)
    // Classes may also come from elsewhere than drafts.
    await database.listen(
      'catalogue_changed',
      (payload) => forget(readCatalogueChange(payload).tenantId, '*'),
      clubs.clear,
    )
  }

  /** Marks a class as changed on this server, without waiting for the notification; `*` for all of the club. */
  function forget(tenantId: string, id: string): void {
    const club = clubs.get(tenantId)
    if (!club) return
    if (id !== '*') club.stale.add(id)
    else if (club.state === 'sure') club.state = 'unsure'
  }

  async function of(tenantId: string): Promise<ClassIndex> {
    const club = clubs.get(tenantId) ?? clubs.set(tenantId, newClub())
    const before = club.reading.catch(() => undefined)
    club.reading = before.then(() => refresh(tenantId, club))
    await club.reading
    return club.index
  }

  function newClub(): Club {
    return { index: makeIndex(), stale: new Set(), state: 'new', reading: Promise.resolve() }
  }

  async function refresh(tenantId: string, club: Club): Promise<void> {
    const { stale, state } = club
    if (state === 'sure' && stale.size === 0) return
    club.stale = new Set()
    club.state = 'sure'
    try {
      if (state !== 'sure') await classes.adopt(tenantId)
      if (state === 'new') await readAll(tenantId, club.index)
      else
        await read(tenantId, club.index, [...stale, ...(state === 'unsure' ? await changed(tenantId, club.index) : [])])
      if (clubs.get(tenantId) === club) clubs.set(tenantId, club, 1 + club.index.size())
    } catch (error) {
      club.stale = new Set([...stale, ...club.stale])
      club.state = state === 'sure' ? club.state : state
      throw error
    }
  }

  async function readAll(tenantId: string, index: ClassIndex) {
    const factsOf = await mediaOf(tenantId)
    let after = ''
    while (true) {
      const rows = await classes.drafts(tenantId, { after, take: pageSize })
      index.put(rows.map((row) => presentIndexed(row, factsOf(row))))
      const last = rows.at(-1)
      if (!last || rows.length < pageSize) return
      after = last.draft.id
    }
  }

  /** Classes whose revision differs from the database's, or that were deleted there. */
  async function changed(tenantId: string, index: ClassIndex): Promise<string[]> {
    const revisions = new Map((await classes.revisions(tenantId)).map(({ id, revision }) => [id, revision]))
    const gone = [...index.tags()].filter((tag) => !revisions.has(tag))
    const other = [...revisions.keys()].filter((tag) => index.get(tag)?.revision !== revisions.get(tag))
    return [...gone, ...other]
  }

  async function read(tenantId: string, index: ClassIndex, tags: readonly string[]) {
    for (let start = 0; start < tags.length; start += pageSize) {
      const ids = tags.slice(start, start + pageSize)
      const factsOf = await mediaOf(tenantId, ids)
      const rows = await classes.drafts(tenantId, { ids })
      const found = new Set(rows.map(({ draft }) => draft.id))
      for (const id of ids) if (!found.has(id)) index.drop(id)
      index.put(rows.map((row) => presentIndexed(row, factsOf(row))))
    }
  }

  return { start, of, forget }
}

function presentIndexed(row: ListedDraft, media: ListedMedia) {
  return { listed: presentListed(row, media), ownerId: row.draft.ownerId, revision: row.draft.revision }
}
