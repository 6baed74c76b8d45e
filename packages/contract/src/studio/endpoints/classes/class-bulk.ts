import { z } from 'zod'
import { BulkChange, BulkChanged, BulkPreview } from '../../entities/classes/class-bulk.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

const largestBody = 4 * 1024 * 1024

export const classBulkEndpoints = {
  previewBulkChange: studioEndpoint('previewBulkChange', {
    body: BulkChange,
    largestBody,
    replies: { 200: BulkPreview },
    errors: ['tooManyClasses', 'notFound', 'notAllowedNow'],
  }),
  makeBulkChange: studioEndpoint('makeBulkChange', {
    body: BulkChange.extend({
      /** Version of the preview; if the outcome has changed since, nothing is updated. */
      plan: z.string().max(100),
    }),
    largestBody,
    replies: { 200: BulkChanged },
    errors: ['tooManyClasses', 'changedElsewhere', 'notFound', 'notAllowedNow', 'notPublishable'],
  }),
  /** Undoes a bulk change by the same person, by its audit entry. */
  undoBulkChange: studioEndpoint('undoBulkChange', {
    params: z.object({ id: z.uuid() }),
    replies: { 204: null },
    errors: ['notFound', 'notUndoable', 'changedSince'],
  }),
}
