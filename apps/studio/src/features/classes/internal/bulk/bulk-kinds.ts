import type { BulkAction, BulkPreview } from '@upbeat/contract/studio/entities/classes/class-bulk'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

export type BulkKind = BulkAction['kind']

export const bulkTitles: Record<BulkKind, StudioTextKey> = {
  set: 'bulk.set',
  add: 'bulk.add',
  remove: 'bulk.remove',
  replace: 'bulk.replace',
  shiftDate: 'bulk.shiftDate',
  publish: 'bulk.publish',
  unpublish: 'bulk.unpublish',
  schedule: 'classes.schedule',
  bin: 'classes.bin',
  restore: 'classes.restore',
  addToCollection: 'bulk.addToCollection',
}

/** Why classes stay unchanged, with counts. */
export const refusalKeys = {
  bin: 'bulk.refusedBin',
  notYours: 'bulk.refusedNotYours',
  onAir: 'bulk.refusedOnAir',
  invalid: 'bulk.refusedInvalid',
  noDate: 'bulk.refusedNoDate',
  media: 'bulk.refusedMedia',
  name: 'bulk.refusedName',
  category: 'bulk.refusedCategory',
  full: 'bulk.refusedFull',
} as const satisfies Record<BulkPreview['refused'][number]['reason'], string>

/** Fields with lists of words. */
export const wordFields = {
  labels: 'classes.keywords',
  focusAreas: 'classes.focusAreas',
  equipment: 'classes.equipment',
} as const

export const textFields = {
  name: 'classes.name',
  description: 'classes.description',
  instructor: 'classes.coach',
  subCategory: 'classes.subCategory',
  language: 'classes.spokenLanguage',
  ...wordFields,
} as const

export const valueFields = {
  level: 'classes.level',
  categoryId: 'classes.category',
  instructor: 'classes.coach',
  labels: 'classes.keywords',
  focusAreas: 'classes.focusAreas',
  equipment: 'classes.equipment',
  subCategory: 'classes.subCategory',
  language: 'classes.spokenLanguage',
  skill: 'classes.skill',
  intensity: 'classes.intensity',
  calorieBurn: 'classes.calories',
  scheduleDate: 'classes.date',
  name: 'classes.name',
  description: 'classes.description',
} as const
