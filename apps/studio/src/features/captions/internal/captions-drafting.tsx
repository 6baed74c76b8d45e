import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { refreshCaptions } from '../captions-query.ts'
import styles from './captions-drafting.module.css'

type Drafting = NonNullable<ClassMedia['captions']['drafting']>
type CaptionsDraftingProps = { tag: string; captions: ClassMedia['captions'] }

const reasonKeys: Partial<Record<NonNullable<Drafting['reason']>, StudioPhraseKey>> = {
  tookTooLong: 'captions.draftTookTooLong',
  captionsUnreadable: 'captions.draftUnreadable',
  noSpeech: 'captions.draftNoSpeech',
}

/** Requests captions from the service, and shows its progress, its error, or that none is configured (TAKE-16). */
export function CaptionsDrafting({ tag, captions: { tracks, language, hasService, drafting } }: CaptionsDraftingProps) {
  const t = useText()
  const { busy, run } = useAction()
  if (!hasService) return tracks.length === 0 ? <p className={panel.text}>{t('captions.noService')}</p> : null
  const draft = (wanted: string) =>
    run(async () => {
      await api('draftCaptions', { params: { tag }, body: { language: wanted } })
      await refreshCaptions()
    })
  if (!drafting) {
    if (tracks.some((track) => track.language === language)) return null
    return (
      <div className={styles.row}>
        <p className={panel.text}>{t('captions.draftOffer')}</p>
        <Button busy={busy} onClick={() => void draft(language)} size="small" variant="secondary">
          {t('captions.draftIn', { language: languageName(language) })}
        </Button>
      </div>
    )
  }
  const isStuck = drafting.state === 'failed' || drafting.waitsFor === 'service'
  return (
    <div className={styles.row}>
      <p className={panel.text} role="status">
        {t(noteOf(drafting), { language: languageName(drafting.language) })}
      </p>
      {drafting.state === 'failed' && drafting.failure && (
        <details className={styles.lines}>
          <summary>{t('captions.draftLines')}</summary>
          <pre>{[drafting.failure, ...drafting.lines].join('\n')}</pre>
        </details>
      )}
      {isStuck && (
        <Button busy={busy} onClick={() => void draft(drafting.language)} size="small" variant="secondary">
          {t('shell.retry')}
        </Button>
      )}
    </div>
  )
}

function noteOf({ state, waitsFor, reason }: Drafting): StudioPhraseKey {
  if (state === 'failed') return (reason && reasonKeys[reason]) ?? 'captions.draftFailed'
  if (waitsFor === 'service') return 'captions.draftWaits'
  return state === 'running' ? 'captions.drafting' : 'captions.draftQueued'
}
