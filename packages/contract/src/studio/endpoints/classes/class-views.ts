import { z } from 'zod'
import { ClassView, NewClassView } from '../../entities/classes/class-view.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

export const classViewEndpoints = {
  listClassViews: studioEndpoint('listClassViews', { replies: { 200: z.array(ClassView) }, errors: [] }),
  /** A view replaces an earlier one of the same name. */
  saveClassView: studioEndpoint('saveClassView', { body: NewClassView, replies: { 200: ClassView }, errors: [] }),
  removeClassView: studioEndpoint('removeClassView', {
    params: z.object({ id: z.string().max(200) }),
    replies: { 204: null },
    errors: ['notFound'],
  }),
}
