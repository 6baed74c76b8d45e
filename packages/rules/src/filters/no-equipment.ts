import type { FilterSelection } from './filter-state.ts'

/** The tag for classes without equipment. Never used by a club's own equipment. */
const noEquipmentTag = 'none'

/** The filter for classes without equipment; combined with other equipment by OR. */
export const noEquipment: FilterSelection = {
  filterType: 'equipment',
  filterValue: noEquipmentTag,
  filterTag: noEquipmentTag,
}

/** The equipment tags of a class. A class that doesn't specify its equipment has none (FILT-38). */
export function equipmentTags<Types extends readonly string[] | null | undefined>(types: Types): Types | string[] {
  return types?.length === 0 ? [noEquipmentTag] : types
}
