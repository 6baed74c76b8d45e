import type { TenantContents } from '@upbeat/contract/entities/public-tenant'
import { readCatalogueChange } from '../../platform/changes/catalogue-change.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import type { Preview } from '../../platform/tenancy/preview-token.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { buildSnapshot, type Catalogue, changedSnapshot, type EventClasses, type Snapshot } from './build-catalogue.ts'
import type { ClassRows } from './class-set.ts'
import type { CatalogueRows, ClassRow } from './repository.ts'

export type Catalogues = ReturnType<typeof createCatalogues>

type Parts = {
  database: Pick<DatabaseHandle, 'listen'>
  load: (tenantId: string) => Promise<CatalogueRows>
  /** The classes among `tags` that members see. */
  loadClasses: (tenantId: string, tags: readonly string[]) => Promise<ClassRows>
  connectClasses: (tenantId: string) => Promise<EventClasses>
  /** The drafts that a preview shows in place of published classes. */
  draftsFor: (tenantId: string, preview: Preview) => Promise<ClassRow[]>
  /** Categories, collections and channels as a preview shows them. */
  curationFor: (tenantId: string, preview: Preview, published: CatalogueRows) => Promise<CatalogueRows>
  /** The number of classes kept for all clubs together; the least recently used clubs are dropped. */
  maxClasses: number
}

/** Each is a whole catalogue, kept while someone looks at the preview. */
const maxPreviews = 4
/** With more changed classes than this the whole catalogue is read again. */
const maxChanges = 1000

/** A club's snapshot, and the classes that have changed since. */
type Club = { snapshot: Promise<Snapshot>; stale: Set<string> }

/**
 * Snapshots by tenant, built at first use. After a change of single classes, on any server, only these are read again;
 * after any other change the snapshot is dropped.
 */
export function createCatalogues({
  database,
  load,
  loadClasses,
  connectClasses,
  maxClasses,
  draftsFor,
  curationFor,
}: Parts) {
  const clubs = createRecent<string, Club>(maxClasses)
  const lastContents = new Map<string, TenantContents>()

  async function start() {
    const hear = (payload: string) => {
      const { tenantId, tag } = readCatalogueChange(payload)
      forget(tenantId, tag === null ? undefined : [tag])
    }
    await database.listen('catalogue_changed', hear, clubs.clear)
    // Every class contains the club's name.
    await database.listen('tenant_changed', clubs.remove, clubs.clear)
  }

  /**
   * Makes this server read these classes again, or everything without `tags`, without waiting for the notification.
   */
  function forget(tenantId: string, tags?: readonly string[]) {
    const club = clubs.get(tenantId)
    for (const tag of tags ?? []) club?.stale.add(tag)
    if (!tags || (club && club.stale.size > maxChanges)) clubs.remove(tenantId)
  }

  /** By preview; later edits show in the next one. */
  const previews = createRecent<string, Promise<Catalogue>>(maxPreviews)

  function withDrafts(tenant: Tenant, preview: Preview): Promise<Catalogue> {
    const key = [tenant.id, preview.staffSession, preview.tag, preview.at, preview.madeAt].join(' ')
    return previews.get(key) ?? previews.set(key, buildPreview(tenant, preview))
  }

  async function of(tenant: Tenant): Promise<Catalogue> {
    if (tenant.preview) return withDrafts(tenant, tenant.preview)
    return (await current(tenant).snapshot).catalogue
  }

  function current(tenant: Tenant): Club {
    const known = clubs.get(tenant.id)
    if (!known) {
      const club: Club = { snapshot: build(tenant), stale: new Set() }
      clubs.set(tenant.id, club)
      keep(tenant.id, club)
      return club
    }
    if (known.stale.size > 0) {
      // Classes may also have changed while the snapshot was being built.
      const tags = [...known.stale]
      known.stale = new Set()
      known.snapshot = known.snapshot.then((snapshot) => withChanges(snapshot, tags))
      keep(tenant.id, known)
    }
    return known
  }

  /** Drops a snapshot that can't be read. One that was dropped while it was being read must not come back. */
  function keep(tenantId: string, club: Club) {
    club.snapshot = club.snapshot.then(
      (snapshot) => {
        const { byTag, contents } = snapshot.catalogue
        if (clubs.get(tenantId) === club) clubs.set(tenantId, club, 1 + byTag.size)
        lastContents.set(tenantId, contents)
        return snapshot
      },
      (error) => {
        if (clubs.get(tenantId) === club) clubs.remove(tenantId)
        throw error
      },
    )
  }

  /** What a club has to show. While its catalogue is read, that of the one before, so that no page waits for it. */
  async function contentsFor(tenant: Tenant): Promise<TenantContents> {
    const catalogue = of(tenant)
    const last = tenant.preview ? undefined : lastContents.get(tenant.id)
    if (!last) return (await catalogue).contents
    // A failure is reported by the calls that need the catalogue.
    catalogue.catch(() => {})
    return last
  }

  async function build(tenant: Tenant): Promise<Snapshot> {
    const rows = await load(tenant.id)
    return buildSnapshot(tenant, rows, await connectClasses(tenant.id))
  }

  async function withChanges(snapshot: Snapshot, tags: readonly string[]): Promise<Snapshot> {
    return changedSnapshot(snapshot, tags, await loadClasses(snapshot.tenant.id, tags))
  }

  async function buildPreview(tenant: Tenant, preview: Preview): Promise<Catalogue> {
    const rows = await curationFor(tenant.id, preview, await load(tenant.id))
    const shown = await draftsFor(tenant.id, preview)
    const rest = rows.classes.filter(({ tag }) => !shown.some((row) => row.tag === tag))
    const events = await connectClasses(tenant.id)
    return buildSnapshot(tenant, { ...rows, classes: [...rest, ...shown] }, events).catalogue
  }

  return { start, of, contentsFor, forget }
}
