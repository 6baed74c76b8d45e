import type { EquipmentTag } from '../equipment.ts'
import type { FocusAreaTag } from '../focus-areas.ts'
import type { Keyword } from '../keywords.ts'

export type CategoryId = '1001' | '1002' | '1003' | '1004' | '1005' | '1006' | '1007' | '1008' | '1009' | '1010'

/** The parameters of a category's classes. Values are picked at random from lists, so a repeated entry is more frequent. */
export type CategoryRecipe = {
  id: CategoryId
  name: string
  description: string
  /** Whole minutes, as cards show them. */
  minutes: readonly number[]
  /** 1-10. */
  intensity: readonly [low: number, high: number]
  /** 1-10. */
  skill: readonly [low: number, high: number]
  /** For a member of average weight at medium intensity. */
  caloriesPerMinute: number
  /** Second sentences: the structure of the class. */
  middles: readonly string[]
  /** Last sentences: its effect. */
  closings: readonly string[]
  subCategories: readonly SubCategoryRecipe[]
}

/** Any lead combines with any core to a name, and each core is a name by itself. */
export type SubCategoryRecipe = {
  name: string
  leads: readonly string[]
  cores: readonly string[]
  /** First sentences: the kind of class. */
  openings: readonly string[]
  equipment: readonly (readonly EquipmentTag[])[]
  focusAreas: readonly FocusAreaTag[]
  labels: readonly Keyword[]
}
