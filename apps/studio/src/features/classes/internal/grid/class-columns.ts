import type { ClassFacet, ClassSort } from '@upbeat/contract/studio/class-sorts'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

export type ClassColumn = {
  /** The field shown. */
  id: Exclude<keyof StudioListedClass, 'publishRequest'>
  label: StudioTextKey
  /** In rem. */
  width: number
  sort?: ClassSort
}

/** All columns in order. The title is always visible and sticky. */
export const classColumns: readonly ClassColumn[] = [
  { id: 'name', label: 'classes.name', width: 16, sort: 'name' },
  { id: 'state', label: 'classes.state', width: 15.5, sort: 'state' },
  { id: 'video', label: 'uploads.video', width: 14, sort: 'video' },
  { id: 'instructor', label: 'classes.coach', width: 10, sort: 'instructor' },
  { id: 'categoryId', label: 'classes.category', width: 10, sort: 'categoryId' },
  { id: 'level', label: 'classes.level', width: 8, sort: 'level' },
  { id: 'durationSecond', label: 'classes.length', width: 6.5, sort: 'durationSecond' },
  { id: 'labels', label: 'classes.keywords', width: 13 },
  { id: 'changedAt', label: 'classes.changed', width: 9, sort: 'changedAt' },
  { id: 'focusAreas', label: 'classes.focusAreas', width: 13 },
  { id: 'equipment', label: 'classes.equipment', width: 13 },
  { id: 'subCategory', label: 'classes.subCategory', width: 9, sort: 'subCategory' },
  { id: 'language', label: 'classes.spokenLanguage', width: 9, sort: 'language' },
  { id: 'skill', label: 'classes.skillShort', width: 6, sort: 'skill' },
  { id: 'intensity', label: 'classes.intensityShort', width: 7, sort: 'intensity' },
  { id: 'calorieBurn', label: 'classes.calories', width: 8.5, sort: 'calorieBurn' },
  { id: 'scheduleDate', label: 'classes.date', width: 9, sort: 'scheduleDate' },
  { id: 'description', label: 'classes.description', width: 18 },
]

export const usualColumns: readonly string[] = [
  'name',
  'state',
  'video',
  'instructor',
  'categoryId',
  'level',
  'durationSecond',
  'labels',
  'changedAt',
]

/** The labels of the filters. */
export const facetKeys: Record<ClassFacet, StudioTextKey> = {
  level: 'classes.level',
  categoryId: 'classes.category',
  instructor: 'classes.coach',
  labels: 'classes.keywords',
  focusAreas: 'classes.focusAreas',
  equipment: 'classes.equipment',
  subCategory: 'classes.subCategory',
  language: 'classes.spokenLanguage',
  video: 'uploads.video',
}
