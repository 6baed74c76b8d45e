import { useQueryClient } from '@tanstack/react-query'
import type { StudioTexts } from '@upbeat/contract/studio/entities/texts'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { allowedActions } from '@upbeat/rules/publishing/publishing-state'
import { api } from '../../../lib/api/api.ts'
import { textLanguagesQuery } from '../../../lib/api/text-languages-query.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { PublishingBar } from '../../../lib/publishing/publishing-bar.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { phrasesQuery, textsQuery, textsVersionsQuery } from '../texts-query.ts'

type TextsActionsProps = { shown: StudioTexts; flush: () => Promise<SaveOutcome> }

/** Publishes the texts of the edited language. */
export function TextsActions({ shown, flush }: TextsActionsProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { language } = shown
  const params = { language }

  function take(texts: StudioTexts) {
    queryClient.setQueryData(textsQuery(language).queryKey, texts)
    void queryClient.invalidateQueries({ queryKey: textLanguagesQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: textsVersionsQuery(language).queryKey })
    // The source texts of other languages may have changed.
    queryClient.removeQueries({ queryKey: ['phrases'], predicate: ({ queryKey }) => queryKey[1] !== language })
    void queryClient.invalidateQueries({ queryKey: phrasesQuery(language).queryKey })
  }

  return (
    <PublishingBar
      allowed={allowedActions('published', { edit: true, publish: true })}
      calls={{
        publish: (at) => api('publishTexts', { params, body: { at } }),
        unschedule: () => api('unscheduleTexts', { params }),
        discard: {
          current: () => queryClient.getQueryData(textsQuery(language).queryKey) ?? shown,
          discard: () => api('discardTexts', { params }),
          putBack,
        },
        publishVersion: (version) => api('restoreTextsVersion', { params: { language, version } }),
      }}
      entity={{ ...shown, state: 'published' }}
      flush={flush}
      kind="texts"
      onChange={take}
      versions={{
        query: textsVersionsQuery(language),
        detail: ({ count }) => t('texts.ownCount', { count }),
      }}
    />
  )
}

async function putBack({ language, fields, published }: StudioTexts): Promise<StudioTexts> {
  const changes = changedFields(published, fields).map((field) => {
    return { field, base: published[field] ?? null, value: fields[field] ?? null }
  })
  return (await api('saveTexts', { params: { language }, body: { changes } })).texts
}
