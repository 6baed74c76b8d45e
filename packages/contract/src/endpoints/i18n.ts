import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Terms } from '../entities/terms.ts'
import { LanguageQuery } from './language-query.ts'

export const i18nEndpoints = {
  getTerms: endpoint('getTerms', {
    query: LanguageQuery,
    headers: z.looseObject({ 'if-modified-since': z.string().max(100).optional() }),
    replies: { 200: Terms, 304: null },
    errors: [],
  }),
}
