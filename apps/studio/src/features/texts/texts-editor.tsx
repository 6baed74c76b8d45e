import { useQueries, useQuery } from '@tanstack/react-query'
import type { PhraseList, StudioTexts, TextLanguage } from '@upbeat/contract/studio/entities/texts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { textLanguagesQuery } from '../../lib/api/text-languages-query.ts'
import { PublishingStatus } from '../../lib/publishing/publishing-status.tsx'
import { TextConflicts } from './internal/text-conflicts.tsx'
import { TextFilters } from './internal/text-filters.tsx'
import { TextLanguage as LanguageChoice } from './internal/text-language.tsx'
import { TextList } from './internal/text-list.tsx'
import { TextViews } from './internal/text-views.tsx'
import { TextsActions } from './internal/texts-actions.tsx'
import styles from './internal/texts-editor.module.css'
import { TextsInPlace } from './internal/texts-in-place.tsx'
import { useTextFilter } from './internal/use-text-filter.ts'
import { useTextsDraft } from './internal/use-texts-draft.ts'
import { phrasesQuery, textsQuery } from './texts-query.ts'

type Frame = {
  /** Renders the page around the editor, with its primary action. */
  frame: (parts: { status: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode
}

/** The club's overrides, one language at a time, next to the source text (WORD-01). */
export function TextsEditor({ frame }: Frame) {
  return (
    <QueryStates
      around={(state) => frame({ status: null, actions: null, children: state })}
      height="40rem"
      query={useQuery(textLanguagesQuery)}
    >
      {(languages) => <InLanguage frame={frame} languages={languages} />}
    </QueryStates>
  )
}

type InLanguageProps = Frame & { languages: readonly TextLanguage[] }

function InLanguage({ frame, languages }: InLanguageProps) {
  const [search] = useSearchParams()
  const wanted = languages.find(({ language }) => language === search.get('language')) ?? languages[0]
  const language = wanted?.language ?? 'en-gb'
  const both = useQueries({
    queries: [textsQuery(language), phrasesQuery(language)],
    combine: ([texts, phrases]) => ({
      data: texts.data && phrases.data && { texts: texts.data, phrases: phrases.data },
      error: texts.error ?? phrases.error,
      isFetching: texts.isFetching || phrases.isFetching,
      refetch: () => Promise.all([texts.refetch(), phrases.refetch()]).then(([one]) => one as never),
    }),
  })
  return (
    <QueryStates
      around={(state) => frame({ status: null, actions: null, children: state })}
      height="40rem"
      query={both}
    >
      {({ texts, phrases }) => (
        <LoadedEditor frame={frame} key={language} languages={languages} phrases={phrases} shown={texts} />
      )}
    </QueryStates>
  )
}

function LoadedEditor({
  shown,
  phrases,
  languages,
  frame,
}: InLanguageProps & { shown: StudioTexts; phrases: PhraseList }) {
  const draft = useTextsDraft(shown)
  const { view } = useTextFilter()
  return frame({
    status: <PublishingStatus entity={shown} kind="texts" status={draft.status} />,
    actions: <TextsActions flush={draft.flush} shown={shown} />,
    children: (
      <div className={styles.editor} data-view={view}>
        <TextViews />
        <div className={styles.filters} data-view={view}>
          <LanguageChoice language={shown.language} languages={languages} />
          {view === 'list' && <TextFilters phrases={phrases.phrases} />}
        </div>
        <TextConflicts draft={draft} phrases={phrases.phrases} />
        {view === 'list' ? (
          <TextList draft={draft} phrases={phrases} />
        ) : (
          <TextsInPlace draft={draft} phrases={phrases} shown={shown} />
        )}
      </div>
    ),
  })
}
