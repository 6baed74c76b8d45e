import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { PhraseList } from '@upbeat/contract/studio/entities/texts'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useDeferredValue, useMemo, useRef } from 'react'
import { focusTitle } from '../../../lib/focus/focus-title.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { filterPhrases, isMissing } from './filter-phrases.ts'
import styles from './text-list.module.css'
import { TextRow } from './text-row.tsx'
import { useTextFilter } from './use-text-filter.ts'
import type { TextsDraft } from './use-texts-draft.ts'

const rowHeight = 112

/** All texts as a virtualised list. */
export function TextList({ draft, phrases: list }: { draft: TextsDraft; phrases: PhraseList }) {
  const t = useText()
  const { show, area, words, clear } = useTextFilter()
  const wanted = useDeferredValue(words)
  const { language, mainLanguage, phrases } = list
  const isRejected = ({ key }: { key: string }) => draft.rejected[key] !== undefined
  // An edited row keeps its position until the filter changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not with each change of the draft
  const rows = useMemo(() => {
    const found = filterPhrases(phrases, draft.fields, { show, area, words: wanted })
    return [...phrases.filter((phrase) => isRejected(phrase) && !found.includes(phrase)), ...found]
  }, [phrases, show, area, wanted])
  const frame = useRef<HTMLUListElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    // Publishing points at rejected texts, so their rows are always rendered.
    rangeExtractor: (range) => {
      const ofRejected = rows.flatMap((phrase, index) => (isRejected(phrase) ? index : []))
      return [...new Set([...defaultRangeExtractor(range), ...ofRejected])].sort((one, other) => one - other)
    },
    scrollMargin: frame.current?.offsetTop ?? 0,
    initialRect: { width: 1000, height: 800 },
  })
  if (rows.length === 0) {
    const isAllDone = show === 'missing' && area === '' && wanted === ''
    return (
      <EmptyState
        action={
          <Button
            onClick={() => {
              clear()
              focusTitle()
            }}
            variant="secondary"
          >
            {t('texts.showAll')}
          </Button>
        }
        icon={isAllDone ? 'check' : 'search'}
        text={t(isAllDone ? 'texts.noneMissingText' : 'texts.noneFoundText')}
        title={t(isAllDone ? 'texts.noneMissing' : 'texts.noneFound')}
      />
    )
  }
  return (
    <>
      <p className={styles.count} role="status">
        {t('texts.count', { count: rows.length })}
      </p>
      <ul
        aria-label={t('texts.wording')}
        className={styles.list}
        ref={frame}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const phrase = rows[index]
          if (!phrase) return null
          return (
            <li
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className={styles.item}
              data-index={index}
              key={key}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
            >
              <TextRow
                isMissing={isMissing(phrase, draft.fields)}
                language={language}
                onEdit={(text) => draft.edit(phrase.key, text)}
                onReject={(text) => draft.reject(phrase.key, text)}
                own={draft.fields[phrase.key] ?? null}
                phrase={phrase}
                rejected={draft.rejected[phrase.key] ?? null}
                sourceLanguage={mainLanguage}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
