import { z } from 'zod'
import { NewSavedView, SavedView, ViewKind } from '../../entities/views/saved-view.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

const params = z.object({ kind: ViewKind })

/** Views of a list are for staff who may see what it lists. */
export const savedViewEndpoints = {
  listViews: studioEndpoint('listViews', { params, replies: { 200: z.array(SavedView) }, errors: [] }),
  /** A view replaces an earlier one of the same name. */
  saveView: studioEndpoint('saveView', { params, body: NewSavedView, replies: { 200: SavedView }, errors: [] }),
  removeView: studioEndpoint('removeView', {
    params: params.extend({ id: z.string().max(200) }),
    replies: { 204: null },
    errors: ['notFound'],
  }),
}
