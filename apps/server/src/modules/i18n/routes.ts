import { Answer } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { I18nService } from './service.ts'

export function mountI18n(mount: Mount, { i18n }: { i18n: I18nService }) {
  mount('getTerms', async (context, { query, headers }) => {
    const answer = await i18n.terms(context, query.languageCode ?? context.language, headers['if-modified-since'])
    return answer.status === 304 ? new Answer(304, undefined, answer.headers) : answer
  })
}
