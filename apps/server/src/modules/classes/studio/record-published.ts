import type { Facts } from '../../facts/fact.ts'
import type { PublishableKind } from '../../publishing/publishable-kind.ts'

/** Appends a fact for each published version of a class. */
export function recordPublished(facts: Facts): NonNullable<PublishableKind['published']> {
  return (transaction, versions) =>
    facts.append(
      transaction,
      versions.map(({ tenantId, id, version, publishedAt: at }) => {
        const about = { tenantId, memberId: null, at, entityId: id }
        return { kind: 'class_published' as const, ...about, details: { version }, source: `${id} ${version}` }
      }),
    )
}
