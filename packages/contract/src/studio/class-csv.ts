/** So many rows a file of classes may have. */
export const mostImportedRows = 20_000
/** So large a file may be, in bytes. */
export const largestImport = 16 * 1024 * 1024

/** The columns of a CSV file of classes, by field. Other columns are left out when it is read. */
export const csvHeaders = {
  tag: 'ID',
  name: 'Title',
  state: 'State',
  instructor: 'Coach',
  categoryId: 'Category',
  level: 'Level',
  durationSecond: 'Length (seconds)',
  labels: 'Keywords',
  changedAt: 'Changed',
  focusAreas: 'Focus areas',
  equipment: 'Equipment',
  subCategory: 'Sub-category',
  language: 'Spoken language',
  skill: 'Skill',
  intensity: 'Intensity',
  calorieBurn: 'Calories burned',
  scheduleDate: 'Date',
  description: 'Description',
} as const
export type CsvField = keyof typeof csvHeaders

/** Written, but not read: they follow from something else. */
export const writtenOnly = ['state', 'durationSecond', 'changedAt'] as const
