import { publishCatalogueChange } from '../../../platform/changes/catalogue-change.ts'
import type { Database, DatabaseHandle } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { PublishableKind } from '../../publishing/publishable-kind.ts'
import { parseEvent } from './event-fields.ts'
import {
  type EventProvider,
  hasOwnMedia,
  hideEvent,
  liveFields,
  removeEvent,
  showEvent,
  shownClass,
} from './live-event-repository.ts'

type Parts = {
  database: Pick<DatabaseHandle, 'notify'>
  tenants: { byIdOrName: (id: string) => Pick<Tenant, 'name' | 'config'> | null }
  /** This server's events and catalogues. */
  caches: readonly { forget: (tenantId: string) => void }[]
}

/** Live events as a publishable kind. */
export function createEventKind({ database, tenants, caches }: Parts): PublishableKind {
  return {
    kind: 'event',
    many: 'event',
    nameOf: (fields, id) => parseEvent(fields).name || id,
    parse: parseEvent,
    live: liveFields,
    missing,
    apply: (transaction, { fields, ...published }) =>
      showEvent(transaction, {
        ...published,
        fields: parseEvent(fields),
        provider: providerOf(tenants.byIdOrName(published.tenantId)),
      }),
    retract: hideEvent,
    remove: removeEvent,
    forget: async () => undefined,
    async announce(tenantId) {
      // PostgreSQL's notification arrives after the reply, but the next request must not see the old schedule.
      for (const cache of caches) cache.forget(tenantId)
      await database.notify('events_changed', tenantId)
      await publishCatalogueChange(database, tenantId)
    },
  }
}

/** The club itself. */
function providerOf(tenant: Pick<Tenant, 'name' | 'config'> | null): EventProvider {
  if (!tenant) throw new Failure('invalidTenant')
  return { id: tenant.config.providerId ?? tenant.name, name: tenant.config.displayName }
}

/** `class`: it plays none, or one that members don't see. */
async function missing(transaction: Database, event: Parameters<PublishableKind['missing']>[1]): Promise<string[]> {
  const { tenantId } = event
  const { kind, classTag, name, categoryId, imageLink, localStart, durationSecond, link } = parseEvent(event.fields)
  const played = classTag === null ? null : await shownClass(transaction, tenantId, classTag)
  const plays = classTag === null ? kind !== 'class' || (await hasOwnMedia(transaction, event)) : played !== null
  const found: Record<string, boolean> = {
    class: plays,
    name: name.trim() !== '' || played !== null,
    categoryId: categoryId !== null || played !== null,
    imageLink: imageLink !== null || played !== null,
    localStart: localStart !== null,
    durationSecond: durationSecond !== null,
    link: kind !== 'stream' || link !== null,
  }
  return Object.keys(found).filter((field) => !found[field])
}
