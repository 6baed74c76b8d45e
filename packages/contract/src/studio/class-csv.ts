/** Maximum number of rows in a file of classes. */
export const maxImportedRows = 20_000
/** Maximum file size in bytes. */
export const largestImport = 16 * 1024 * 1024

/** The columns of a CSV file of classes, by field. Unknown columns are ignored on import. */
export const csvHeaders = {
  tag: 'ID',
  name: 'Title',
  state: 'State',
  video: 'Video',
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

/** Exported, but not imported: derived columns. */
export const writtenOnly = ['state', 'video', 'durationSecond', 'changedAt'] as const
