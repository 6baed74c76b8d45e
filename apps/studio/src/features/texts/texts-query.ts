import { queryOptions } from '@tanstack/react-query'
import type { EmailKind } from '@upbeat/contract/studio/entities/emails'
import { api } from '../../lib/api.ts'

/** The first part of a key is what the server's events name. */
const kind = 'texts'

export const textsQuery = (language: string) =>
  queryOptions({ queryKey: [kind, 'draft', language], queryFn: () => api('getTexts', { params: { language } }) })

/** Every text that can be reworded: changes only with a release, or with the club's own wording in its main language. */
export const phrasesQuery = (language: string) =>
  queryOptions({ queryKey: ['phrases', language], queryFn: () => api('listPhrases', { params: { language } }) })

export const textsVersionsQuery = (language: string) =>
  queryOptions({
    queryKey: [kind, 'versions', language],
    queryFn: () => api('listTextsVersions', { params: { language } }),
  })

/** In the words of the draft, so that it is read anew with each visit. */
export const emailPreviewQuery = (language: string, email: EmailKind) =>
  queryOptions({
    queryKey: [kind, 'email', language, email],
    queryFn: () => api('previewEmail', { params: { language, kind: email } }),
  })
