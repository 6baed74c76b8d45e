/** The sort keys of classes. Plain data, so that the browser can import it without the schemas. */
export const classSorts = [
  'name',
  'state',
  'video',
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

/** The filters of classes besides text and state; values of one filter are combined with OR. */
export const classFacets = [
  'level',
  'categoryId',
  'instructor',
  'labels',
  'focusAreas',
  'equipment',
  'subCategory',
  'language',
  'video',
] as const
export type ClassFacet = (typeof classFacets)[number]
