import { isLanguageCode } from '@upbeat/rules/i18n/languages'
import { z } from 'zod'
import { EmailPreview, emailKinds } from '../entities/emails.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ language: z.string().refine(isLanguageCode), kind: z.enum(emailKinds) })

export const emailsEndpoints = {
  previewEmail: studioEndpoint('previewEmail', { params, replies: { 200: EmailPreview }, errors: [] }),
  sendEmailCopy: studioEndpoint('sendEmailCopy', {
    params,
    replies: { 204: null },
    errors: [],
  }),
}
