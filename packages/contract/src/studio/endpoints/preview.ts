import { PreviewLink, PreviewWish } from '../entities/preview.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const previewEndpoints = {
  createPreview: studioEndpoint('createPreview', {
    body: PreviewWish,
    replies: { 201: PreviewLink },
    errors: ['notFound'],
  }),
}
