/** What classes can be sorted by. Plain data, so that the browser gets it without the schemas. */
export const classSorts = [
  'name',
  'state',
  'instructor',
  'level',
  'categoryId',
  'subCategory',
  'language',
  'durationSecond',
  'skill',
  'intensity',
  'calorieBurn',
  'scheduleDate',
  'changedAt',
] as const
export type ClassSort = (typeof classSorts)[number]

/** What classes can be filtered by, beside their text and state; each by any of several values. */
export const classFacets = [
  'level',
  'categoryId',
  'instructor',
  'labels',
  'focusAreas',
  'equipment',
  'subCategory',
  'language',
] as const
export type ClassFacet = (typeof classFacets)[number]
