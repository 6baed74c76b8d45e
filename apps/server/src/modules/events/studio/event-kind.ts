import { publishCatalogueChange } from '../../../platform/changes/catalogue-change.ts'
import type { DatabaseHandle } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { PublishableKind } from '../../publishing/publishable-kind.ts'
import { parseEvent } from './event-fields.ts'
import { type EventProvider, hideEvent, liveFields, removeEvent, showEvent } from './live-event-repository.ts'
import { missingOf } from './missing-of.ts'

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
    many: 'series',
    nameOf: (fields, id) => parseEvent(fields).name || id,
    nameOfMany: ([first]) => (first ? parseEvent(first.fields).name || first.id : ''),
    parse: parseEvent,
    live: liveFields,
    missing: missingOf,
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
