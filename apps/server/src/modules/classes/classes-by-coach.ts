import type { Catalogue } from './build-catalogue.ts'
import type { CatalogueClass } from './class-set.ts'

type Listed = Pick<Catalogue, 'classList'>
const known = new WeakMap<Listed, ReadonlyMap<string, readonly CatalogueClass[]>>()

/** The listed classes of each coach, newest first, by the name that they give. */
export function classesByCoach(catalogue: Listed): ReadonlyMap<string, readonly CatalogueClass[]> {
  const found = known.get(catalogue)
  if (found) return found
  const named = catalogue.classList.filter(({ row }) => row.instructor)
  const byCoach = Map.groupBy(named, ({ row }) => row.instructor ?? '')
  known.set(catalogue, byCoach)
  return byCoach
}
