import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StudioTexts } from '@upbeat/contract/studio/entities/texts'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { api } from '../../../lib/api/api.ts'
import { textLanguagesQuery } from '../../../lib/api/text-languages-query.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { DraftActions } from '../../../lib/publishing/draft-actions.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { VersionsDialog } from '../../../lib/publishing/versions-dialog.tsx'
import { phrasesQuery, textsQuery, textsVersionsQuery } from '../texts-query.ts'

type TextsActionsProps = { shown: StudioTexts; flush: () => Promise<SaveOutcome> }

/** Publishes the texts of the edited language. */
export function TextsActions({ shown, flush }: TextsActionsProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { language } = shown
  const params = { language }
  const words = {
    published: t('texts.published'),
    scheduled: t('texts.scheduled'),
    restored: t('texts.restored'),
    versions: t('texts.versions'),
  }

  function take(texts: StudioTexts) {
    queryClient.setQueryData(textsQuery(language).queryKey, texts)
    void queryClient.invalidateQueries({ queryKey: textLanguagesQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: textsVersionsQuery(language).queryKey })
    // The source texts of other languages may have changed.
    queryClient.removeQueries({ queryKey: ['phrases'], predicate: ({ queryKey }) => queryKey[1] !== language })
    void queryClient.invalidateQueries({ queryKey: phrasesQuery(language).queryKey })
  }

  return (
    <DraftActions
      calls={{
        publish: (at) => api('publishTexts', { params, body: { at } }),
        unschedule: () => api('unscheduleTexts', { params }),
        discard: () => api('discardTexts', { params }),
        putBack,
        restore: (version) => api('restoreTextsVersion', { params: { language, version } }),
      }}
      current={() => queryClient.getQueryData(textsQuery(language).queryKey) ?? shown}
      flush={flush}
      onChange={take}
      shown={shown}
      versions={({ busy, restore, close }) => (
        <EarlierTexts busy={busy} onClose={close} onRestore={restore} shown={shown} />
      )}
      words={words}
    />
  )
}

type EarlierTextsProps = {
  shown: StudioTexts
  busy: boolean
  onRestore: (version: number) => void
  onClose: () => void
}

function EarlierTexts({ shown, ...dialog }: EarlierTextsProps) {
  const t = useText()
  const query = useQuery(textsVersionsQuery(shown.language))
  return (
    <VersionsDialog
      {...dialog}
      current={shown.version}
      detail={({ count }) => t('texts.ownCount', { count })}
      query={query}
      title={t('texts.versions')}
    />
  )
}

async function putBack({ language, fields, published }: StudioTexts): Promise<StudioTexts> {
  const changes = changedFields(published, fields).map((field) => {
    return { field, base: published[field] ?? null, value: fields[field] ?? null }
  })
  return (await api('saveTexts', { params: { language }, body: { changes } })).texts
}
