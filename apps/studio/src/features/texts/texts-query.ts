import { queryOptions } from '@tanstack/react-query'
import type { EmailKind } from '@upbeat/contract/studio/entities/emails'
import { api } from '../../lib/api/api.ts'

/** The first element of a key must match the server's events. */
const kind = 'texts'

export const textsQuery = (language: string) =>
  queryOptions({ queryKey: [kind, 'draft', language], queryFn: () => api('getTexts', { params: { language } }) })

/** All texts that can be overridden. Changes only with a release, or with overrides in the main language. */
export const phrasesQuery = (language: string) =>
  queryOptions({ queryKey: ['phrases', language], queryFn: () => api('listPhrases', { params: { language } }) })

export const textsVersionsQuery = (language: string) =>
  queryOptions({
    queryKey: [kind, 'versions', language],
    queryFn: () => api('listTextsVersions', { params: { language } }),
  })

/** Rendered with the draft, so refetched on each visit. */
export const emailPreviewQuery = (language: string, email: EmailKind) =>
  queryOptions({
    queryKey: [kind, 'email', language, email],
    queryFn: () => api('previewEmail', { params: { language, kind: email } }),
  })
