import type { FilterSelection } from './filter-state.ts'

/** The tag that finds classes without equipment. The club's equipment never has it. */
const noEquipmentTag = 'none'

/** The filter for classes that need no equipment; with pieces of equipment it adds up as they do. */
export const noEquipment: FilterSelection = {
  filterType: 'equipment',
  filterValue: noEquipmentTag,
  filterTag: noEquipmentTag,
}

/** The tags by which a class is found by its equipment. A class that doesn't say what it needs has none (FILT-38). */
export function equipmentTags<Types extends readonly string[] | null | undefined>(types: Types): Types | string[] {
  return types?.length === 0 ? [noEquipmentTag] : types
}
