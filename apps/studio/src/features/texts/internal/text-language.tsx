import type { TextLanguage as Language } from '@upbeat/contract/studio/entities/texts'
import { Select } from '@upbeat/ui/select.tsx'
import { useKeptFocus } from '../../../lib/focus/use-kept-focus.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTextFilter } from './use-text-filter.ts'

/** Selects the edited language; shows how many translations are missing in each. */
export function TextLanguage({ language, languages }: { language: string; languages: readonly Language[] }) {
  const t = useText()
  const { set } = useTextFilter()
  const field = useKeptFocus<HTMLSelectElement>('language')
  const noteOf = ({ isMain, missing, hasChanges }: Language) => {
    if (missing > 0) return t('texts.missingCount', { count: missing })
    if (hasChanges) return t('texts.drafted')
    return isMain ? t('texts.main') : ''
  }
  return (
    <Select
      label={t('texts.language')}
      onChange={({ target }) => set('language', target.value)}
      options={languages.map((each) => {
        return { value: each.language, label: [languageName(each.language), noteOf(each)].filter(Boolean).join(' · ') }
      })}
      ref={field}
      value={language}
    />
  )
}
