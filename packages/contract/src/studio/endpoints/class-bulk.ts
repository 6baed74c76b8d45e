import { z } from 'zod'
import { BulkChange, BulkChanged, BulkPreview } from '../entities/class-bulk.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

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
      /** Of the preview; where the outcome would be another by now, nothing is changed. */
      plan: z.string().max(100),
    }),
    largestBody,
    replies: { 200: BulkChanged },
    errors: ['tooManyClasses', 'changedElsewhere', 'notFound', 'notAllowedNow', 'notPublishable'],
  }),
  /** Takes back a change of several classes that the same person has made, by its entry in the history. */
  undoBulkChange: studioEndpoint('undoBulkChange', {
    params: z.object({ id: z.uuid() }),
    replies: { 204: null },
    errors: ['notFound', 'notUndoable', 'changedSince'],
  }),
}
