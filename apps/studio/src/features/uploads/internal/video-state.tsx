import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { ReactNode } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { refusalKeys } from '../../../lib/media/video-status-text.ts'
import { UploadButton } from '../upload-button.tsx'
import { StepRow } from './step-row.tsx'
import styles from './video-state.module.css'

const warningKeys: Record<ClassVideo['warnings'][number], StudioPhraseKey> = {
  portrait: 'preparation.warnsPortrait',
  noSound: 'preparation.warnsNoSound',
  silent: 'preparation.warnsSilent',
  quiet: 'preparation.warnsQuiet',
  clipping: 'preparation.warnsClipping',
  blackStart: 'preparation.warnsBlackStart',
  frozenStart: 'preparation.warnsFrozenStart',
  hdr: 'preparation.warnsHdr',
  variableFrameRate: 'preparation.warnsVariableFrameRate',
  severalPictures: 'preparation.warnsSeveralPictures',
  severalSounds: 'preparation.warnsSeveralSounds',
  joined: 'preparation.warnsJoined',
  incomplete: 'preparation.warnsIncomplete',
}

type VideoStateProps = { tag: string; video: ClassVideo; children?: ReactNode }

/** The processing status of a video, why it was rejected, and warnings. `children` come before the actions. */
export function VideoState({ tag, video, children }: VideoStateProps) {
  const t = useText()
  const { busy, run } = useAction()
  const { refusal, isPlayable, warnings, steps, version } = video
  const isPrepared = steps.every(({ state }) => state === 'done')
  const hasFailed = steps.some(({ state }) => state === 'failed')
  const params = { tag, version }
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('uploads.video')}</h2>
      <p className={styles.file} dir="auto">
        {video.fileName}
      </p>
      {refusal ? (
        <p className={styles.notice} data-kind="refused" role="alert">
          <Icon name="warning" />
          {t(refusalKeys[refusal])}
        </p>
      ) : (
        <p
          className={styles.notice}
          data-kind={isPlayable ? 'playable' : hasFailed ? 'refused' : 'waiting'}
          role="status"
        >
          <Icon name={isPlayable ? 'check' : hasFailed ? 'warning' : 'clock'} />
          {t(stateKey({ isPlayable, isPrepared, hasFailed }))}
        </p>
      )}
      {!refusal && !isPrepared && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <StepRow key={step.step} step={step} />
          ))}
        </ol>
      )}
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{t(warningKeys[warning])}</li>
          ))}
        </ul>
      )}
      {children}
      <div className={panel.actions}>
        {hasFailed && (
          <Button
            busy={busy}
            onClick={() => void run(() => api('retryVideo', { params, body: {} }))}
            size="small"
            variant="secondary"
          >
            {t('shell.retry')}
          </Button>
        )}
        <UploadButton label={t(refusal ? 'uploads.chooseOther' : 'uploads.replaceVideo')} tag={tag} />
      </div>
      {isPlayable && <p className={styles.note}>{t('uploads.replaceText')}</p>}
    </section>
  )
}

type Prepared = { isPlayable: boolean; isPrepared: boolean; hasFailed: boolean }

function stateKey({ isPlayable, isPrepared, hasFailed }: Prepared): StudioPhraseKey {
  if (!isPlayable) return hasFailed ? 'uploads.notPrepared' : 'uploads.preparing'
  if (isPrepared) return 'uploads.ready'
  return hasFailed ? 'uploads.playableOnly' : 'uploads.playable'
}
