import { directionOf } from '@upbeat/rules/i18n/languages'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import type { Ref } from 'react'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './announcement-text.module.css'

type AnnouncementTextProps = {
  texts: Readonly<Record<string, string>>
  /** Main language first: its text is required. */
  languages: readonly string[]
  /** The language being edited. */
  language: string
  error: string | undefined
  ref: Ref<HTMLInputElement>
  onLanguage: (language: string) => void
  onText: (text: string) => void
}

/** Edits the text in one language at a time; the list marks languages without a text, which fall back to the main one. */
export function AnnouncementText(props: AnnouncementTextProps) {
  const { texts, languages, language, error, ref, onLanguage, onText } = props
  const t = useText()
  const nameOf = (code: string) =>
    texts[code]?.trim() ? languageName(code) : `${languageName(code)} · ${t('policies.notWritten')}`
  return (
    <div className={styles.text}>
      {languages.length > 1 && (
        <Select
          label={t('texts.language')}
          onChange={({ target }) => onLanguage(target.value)}
          options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
          value={language}
        />
      )}
      <TextField
        description={languages.length > 1 ? t('announcements.languagesText') : undefined}
        dir={directionOf(language)}
        error={error}
        label={t('announcements.textIn', { language: languageName(language) })}
        lang={language}
        maxLength={300}
        onChange={({ target }) => onText(target.value)}
        ref={ref}
        value={texts[language] ?? ''}
      />
    </div>
  )
}
