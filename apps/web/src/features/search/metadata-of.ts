import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'

/**
 * The club's metadata reduced to the values of these classes, since other options would match nothing (FILT-09, FILT-49). The club's top
 * keywords come first, then the most frequent of the list.
 */
export function metadataOf(metadata: Metadata, classes: readonly ListedClass[]): Metadata {
  const labels = countsOf(classes.flatMap((item) => item.labels))
  const subCategories = countsOf(classes.map(({ classSubCategory }) => classSubCategory))
  const areas = countsOf(classes.flatMap(({ focusArea }) => focusArea.map(({ tag }) => tag)))
  const equipment = countsOf(classes.flatMap(({ equipmentTypes }) => equipmentTypes))
  const languages = countsOf(classes.map(({ languageName }) => languageName))
  const has = (counts: Counts) => (name: string) => counts.has(name.toLowerCase())
  const present = metadata.labels.filter(has(labels))
  const byFrequency = present.toSorted((one, other) => countOf(labels, other) - countOf(labels, one))
  return {
    ...metadata,
    topLabels: [...new Set([...metadata.topLabels.filter(has(labels)), ...byFrequency])],
    labels: present,
    classSubCategories: metadata.classSubCategories.filter(has(subCategories)),
    focusArea: metadata.focusArea.filter(({ tag }) => has(areas)(tag)),
    equipments: metadata.equipments.filter(({ typeTag }) => has(equipment)(typeTag)),
    classLanguage: metadata.classLanguage.filter(({ value }) => has(languages)(value)),
  }
}

type Counts = ReadonlyMap<string, number>

function countsOf(names: readonly (string | null)[]): Counts {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name.toLowerCase(), countOf(counts, name) + 1)
  return counts
}

function countOf(counts: Counts, name: string): number {
  return counts.get(name.toLowerCase()) ?? 0
}
