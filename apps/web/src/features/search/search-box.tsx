import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { useText } from '../i18n/text.ts'
import styles from './search-box.module.css'
import type { FilterSet } from './use-filter-set.ts'

type SearchBoxProps = {
  filters: FilterSet
  /** Focused when its page opens without a search. */
  focusFirst?: boolean
}

/** The free-text search: Enter or the icon submits, clearing the field ends it (FILT-24 to FILT-27). */
export function SearchBox({ filters, focusFirst = false }: SearchBoxProps) {
  const t = useText()
  const { searchText } = filters.state
  const [draft, setDraft] = useState(searchText)
  useEffect(() => setDraft(searchText), [searchText])

  const start = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() !== '') filters.dispatch({ type: 'setSearchText', text: draft })
  }
  const change = (text: string) => {
    setDraft(text)
    if (text === '' && searchText !== '') filters.dispatch({ type: 'setSearchText', text: '' })
  }
  return (
    <search className={styles.box}>
      <form onSubmit={start}>
        <TextField
          autoComplete="off"
          data-focus-first={(focusFirst && searchText === '') || undefined}
          end={
            <span className={styles.buttons}>
              {draft !== '' && (
                <IconButton icon="close" label={t('search.clear')} onClick={() => change('')} size="small" />
              )}
              <IconButton icon="search" label={t('common.search')} type="submit" />
            </span>
          }
          enterKeyHint="search"
          hideLabel
          label={t('search.placeholder')}
          maxLength={100}
          onChange={(event) => change(event.target.value)}
          placeholder={t('search.enterName')}
          type="search"
          value={draft}
        />
      </form>
    </search>
  )
}
