import { z } from 'zod'
import { csvHeaders, largestImport } from '../../class-csv.ts'
import { BulkChanged } from '../../entities/classes/class-bulk.ts'
import { ClassFilter, ClassOrder } from '../../entities/classes/class-filter.ts'
import { ImportCheck, ImportFile } from '../../entities/classes/class-import.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

const largestBody = Math.ceil(largestImport / 3) * 4 + 10_000
const columnNames = Object.keys(csvHeaders) as [keyof typeof csvHeaders]

export const classCsvEndpoints = {
  /** A CSV file of the listed classes with the displayed columns. */
  exportClasses: studioEndpoint('exportClasses', {
    query: z.object({
      ...ClassFilter.shape,
      ...ClassOrder.shape,
      /** Comma-separated. The id is always included. */
      columns: z
        .string()
        .max(400)
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(columnNames))),
    }),
    replies: { 200: null },
    errors: [],
  }),
  /** A dry run of importing a file, row by row. */
  checkClassImport: studioEndpoint('checkClassImport', {
    body: ImportFile,
    largestBody,
    replies: { 200: ImportCheck },
    errors: [],
  }),
  /** Imports all rows of a checked file, or none if any is invalid. */
  importClasses: studioEndpoint('importClasses', {
    body: ImportFile.extend({ plan: z.string().max(100) }),
    largestBody,
    replies: { 200: BulkChanged },
    errors: ['changedElsewhere', 'notFound', 'notAllowedNow'],
  }),
}
