import { useQuery } from '@tanstack/react-query'
import type { ClassOptions, OptionKind } from '@upbeat/contract/studio/entities/class'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { classOptionsQuery } from '../../lib/api/class-queries.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import rows from '../../lib/layout/rows.module.css'
import { RenameWordDialog } from './internal/form/rename-word-dialog.tsx'

const kinds = {
  labels: 'classes.keywords',
  focusAreas: 'classes.focusAreas',
  equipment: 'classes.equipment',
  instructor: 'classes.coach',
  subCategory: 'classes.subCategory',
  language: 'classes.spokenLanguage',
} as const

/** The words shared by classes; renaming one changes all of them (DRAFT-07). */
export function ClassWords() {
  const t = useText()
  const options = useQuery(classOptionsQuery)
  const [kind, setKind] = useState<OptionKind>('labels')
  const [renamed, setRenamed] = useState<string | null>(null)
  return (
    <>
      <Select
        label={t('classes.wordKind')}
        onChange={({ target }) => setKind(target.value as OptionKind)}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label: t(label) }))}
        value={kind}
      />
      <QueryStates height="20rem" query={options}>
        {(all) => {
          const words = wordsOf(all, kind)
          if (words.length === 0)
            return <EmptyState icon="filter" text={t('classes.noWordsText')} title={t('classes.noWords')} />
          return (
            <>
              <ul className={rows.rows}>
                {words.map((word) => (
                  <li className={rows.row} key={word}>
                    <span className={rows.what} dir="auto">
                      {word}
                    </span>
                    <Button
                      aria-label={t('classes.renameWord', { word })}
                      onClick={() => setRenamed(word)}
                      size="small"
                      variant="secondary"
                    >
                      {t('classes.rename')}
                    </Button>
                  </li>
                ))}
              </ul>
              {renamed !== null && (
                <RenameWordDialog kind={kind} onClose={() => setRenamed(null)} word={renamed} words={words} />
              )}
            </>
          )
        }}
      </QueryStates>
    </>
  )
}

function wordsOf(
  { subCategories, instructors, languages, ...lists }: ClassOptions,
  kind: OptionKind,
): readonly string[] {
  const single = { subCategory: subCategories, instructor: instructors, language: languages }
  return { ...lists, ...single }[kind]
}
