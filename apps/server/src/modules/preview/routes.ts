import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { PreviewService } from './preview-service.ts'

export function mountPreview(mount: StudioMount, { preview }: { preview: PreviewService }) {
  mount('createPreview', async (context, { body }) => new Answer(201, await preview.create(context, body)))
}
