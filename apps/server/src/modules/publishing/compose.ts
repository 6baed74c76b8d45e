import type { DatabaseHandle } from '../../platform/db/database.ts'
import { recordPublishing } from './audit-repository.ts'
import type { PublishableKind } from './publishable-kind.ts'
import { createPublishingRepository } from './repository.ts'
import { createPublishing } from './service.ts'

type Parts = { database: DatabaseHandle; kinds: readonly PublishableKind[]; makeId: () => string }

export function composePublishing({ database, kinds, makeId }: Parts) {
  return createPublishing({
    db: database.db,
    repositoryOn: createPublishingRepository,
    kinds,
    record: (transaction, entry) => recordPublishing(transaction, { ...entry, id: makeId() }),
    notify: (tenantId, { kind, id }) => database.notify('studio_changed', JSON.stringify({ tenantId, kind, id })),
  })
}
