import type { EquipmentTag } from '../equipment.ts'
import type { FocusAreaTag } from '../focus-areas.ts'
import type { Keyword } from '../keywords.ts'

export type CategoryId = '1001' | '1002' | '1003' | '1004' | '1005' | '1006' | '1007' | '1008' | '1009' | '1010'

/** What a category's classes are made of. Lists are picked from at random, so an entry given twice comes twice as often. */
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
  /** Of a member of average weight at middling intensity. */
  caloriesPerMinute: number
  /** Second sentences: how the class goes. */
  middles: readonly string[]
  /** Last sentences: what it leaves behind. */
  closings: readonly string[]
  subCategories: readonly SubCategoryRecipe[]
}

/** Any lead in front of any core makes a name, and each core is one by itself. */
export type SubCategoryRecipe = {
  name: string
  leads: readonly string[]
  cores: readonly string[]
  /** First sentences: what the class is. */
  openings: readonly string[]
  equipment: readonly (readonly EquipmentTag[])[]
  focusAreas: readonly FocusAreaTag[]
  labels: readonly Keyword[]
}
