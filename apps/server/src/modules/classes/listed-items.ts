import type { Catalogue } from './build-catalogue.ts'
import { listedJson } from './present.ts'

/** The JSON of the classes with these tags, in their order; missing classes are left out. */
export function listedItems(catalogue: Catalogue, tags: Iterable<string>, favourites: ReadonlySet<string>): string[] {
  return [...tags].flatMap((tag) => {
    const found = catalogue.byTag.get(tag)
    return found ? [listedJson(found.json, favourites.has(tag))] : []
  })
}
