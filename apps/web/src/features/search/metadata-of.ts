import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'

/** The club's metadata with only those sub categories that some of these classes have: the others could find nothing. */
export function metadataOf(metadata: Metadata, classes: readonly ListedClass[]): Metadata {
  const present = new Set(classes.map(({ classSubCategory }) => classSubCategory?.toLowerCase()))
  return {
    ...metadata,
    classSubCategories: metadata.classSubCategories.filter((name) => present.has(name.toLowerCase())),
  }
}
