import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { ViewsService } from './service.ts'

export function mountViews(mount: StudioMount, views: ViewsService) {
  mount('listViews', (context, { params }) => views.list(context, params.kind))
  mount('saveView', (context, { params, body }) => views.save(context, params.kind, body))
  mount('removeView', async (context, { params }) => {
    await views.remove(context, params.kind, params.id)
    return new Answer(204, undefined)
  })
}
