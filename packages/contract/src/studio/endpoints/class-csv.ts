import { z } from 'zod'
import { csvHeaders, largestImport } from '../class-csv.ts'
import { BulkChanged } from '../entities/class-bulk.ts'
import { ClassFilter, ClassOrder } from '../entities/class-filter.ts'
import { ImportCheck, ImportFile } from '../entities/class-import.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const largestBody = Math.ceil(largestImport / 3) * 4 + 10_000
const columnNames = Object.keys(csvHeaders) as [keyof typeof csvHeaders]

export const classCsvEndpoints = {
  /** A CSV file: what is listed, with the columns that are shown. */
  exportClasses: studioEndpoint('exportClasses', {
    query: z.object({
      ...ClassFilter.shape,
      ...ClassOrder.shape,
      /** With commas. The id is always there. */
      columns: z
        .string()
        .max(400)
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(columnNames))),
    }),
    replies: { 200: null },
    errors: [],
  }),
  /** What importing a file would do, row by row. */
  checkClassImport: studioEndpoint('checkClassImport', {
    body: ImportFile,
    largestBody,
    replies: { 200: ImportCheck },
    errors: [],
  }),
  /** Imports all rows of a file that was checked, or where any is invalid none. */
  importClasses: studioEndpoint('importClasses', {
    body: ImportFile.extend({ plan: z.string().max(100) }),
    largestBody,
    replies: { 200: BulkChanged },
    errors: ['changedElsewhere', 'notFound', 'notAllowedNow'],
  }),
}
