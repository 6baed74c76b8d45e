import type { Phrase, PhraseList } from '@upbeat/contract/studio/entities/texts'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import { isMissing } from './filter-phrases.ts'
import { TextRow } from './text-row.tsx'
import styles from './texts-in-place.module.css'
import type { TextsDraft } from './use-texts-draft.ts'

type ChosenTextProps = {
  /** Undefined until a text is selected in the preview. */
  phrase: Phrase | undefined
  phrases: PhraseList
  draft: TextsDraft
  /** Returns the focus to the preview. */
  onLeave: () => void
}

/** The editor of the text selected in the preview. Takes the focus; Escape returns it. */
export function ChosenText({ phrase, phrases: { language, mainLanguage }, draft, onLeave }: ChosenTextProps) {
  const t = useText()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), [])
  if (!phrase) return <p className={styles.hint}>{t('texts.chooseHint')}</p>
  return (
    <section
      aria-label={t('texts.chosen')}
      className={styles.chosen}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      ref={panel}
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
      <div>
        <Button onClick={onLeave} size="small" variant="secondary">
          {t('texts.backToPage')}
        </Button>
      </div>
    </section>
  )
}
