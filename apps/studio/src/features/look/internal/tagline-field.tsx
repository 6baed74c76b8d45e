import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './look-form.module.css'
import type { LookDraft } from './use-look-draft.ts'

const most = 100

/** The tagline in one language at a time. An empty field shows the app's default as placeholder. */
export function TaglineField({ draft, languages }: { draft: LookDraft; languages: StudioLook['languages'] }) {
  const t = useText()
  const [code, setCode] = useState(languages[0]?.code ?? '')
  const { taglines } = draft.fields
  const standard = languages.find((language) => language.code === code)?.tagline
  const text = taglines[code] ?? ''
  const problem = text.length > most ? t('look.taglineTooLong', { most }) : t('look.taglineProblem')
  const isWrong = text.length > most || /[{}]/.test(text)

  function change(typed: string) {
    const { [code]: _, ...others } = taglines
    draft.edit('taglines', typed.trim() === '' ? others : { ...others, [code]: typed })
  }

  return (
    <div className={styles.tagline}>
      <TextField
        autoComplete="off"
        description={`${t('look.taglineText')} ${t('look.taglineCount', { count: text.length, most })}`}
        dir="auto"
        error={isWrong ? problem : undefined}
        label={t('look.tagline')}
        lang={code}
        onChange={({ target }) => change(target.value)}
        placeholder={standard}
        value={text}
      />
      {languages.length > 1 && (
        <Select
          label={t('look.taglineLanguage')}
          onChange={({ target }) => setCode(target.value)}
          options={languages.map((each) => ({ value: each.code, label: languageName(each.code), language: each.code }))}
          value={code}
        />
      )}
    </div>
  )
}
