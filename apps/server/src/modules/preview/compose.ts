import type { Http } from '../../platform/http/open-http.ts'
import { createPreviewService } from './preview-service.ts'
import { mountPreview } from './routes.ts'

type Parts = Pick<Http, 'studioMount'> & Parameters<typeof createPreviewService>[0]

export function composePreview({ studioMount, ...parts }: Parts) {
  mountPreview(studioMount, { preview: createPreviewService(parts) })
}
