import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { enGb } from '@upbeat/phrases/en-gb'

/** The English name of a kind of equipment: the filter's (FILT-48), else one derived from its tag. */
export function equipmentName(tag: string): string {
  const known = (enGb as Readonly<Record<string, string>>)[catalogueKey('equipment', tag)]
  return known ?? capitalised(tag.replaceAll('-', ' '))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
