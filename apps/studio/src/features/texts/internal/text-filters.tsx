import type { Phrase, TextLanguage } from '@upbeat/contract/studio/entities/texts'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { languageName } from '../../../lib/language-name.ts'
import { useText } from '../../../lib/use-text.ts'
import { areasOf } from './filter-phrases.ts'
import styles from './text-filters.module.css'
import { useTextFilter } from './use-text-filter.ts'

type TextFiltersProps = { language: string; languages: readonly TextLanguage[]; phrases: readonly Phrase[] }

/** The language, and what narrows the list. */
export function TextFilters({ language, languages, phrases }: TextFiltersProps) {
  const t = useText()
  const { show, area, words, set } = useTextFilter()
  const noteOf = ({ isMain, missing, hasChanges }: TextLanguage) => {
    if (missing > 0) return t('texts.missingCount', { count: missing })
    if (hasChanges) return t('texts.drafted')
    return isMain ? t('texts.main') : ''
  }
  return (
    <div className={styles.filters}>
      <Select
        label={t('texts.language')}
        onChange={({ target }) => set('language', target.value)}
        options={languages.map((each) => {
          return {
            value: each.language,
            label: [languageName(each.language), noteOf(each)].filter(Boolean).join(' · '),
          }
        })}
        value={language}
      />
      <Select
        label={t('texts.show')}
        onChange={({ target }) => set('show', target.value)}
        options={[
          { value: 'all', label: t('texts.all') },
          { value: 'missing', label: t('texts.onlyMissing') },
          { value: 'own', label: t('texts.onlyOwn') },
        ]}
        value={show}
      />
      <Select
        label={t('texts.area')}
        onChange={({ target }) => set('area', target.value)}
        options={[
          { value: '', label: t('texts.everywhere') },
          ...areasOf(phrases).map((value) => ({ value, label: t(`texts.in-${value}` as StudioTextKey) })),
        ]}
        value={area}
      />
      <TextField
        icon="search"
        label={t('texts.search')}
        onChange={({ target }) => set('q', target.value)}
        type="search"
        value={words}
      />
    </div>
  )
}
