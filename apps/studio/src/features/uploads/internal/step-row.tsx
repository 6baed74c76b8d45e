import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { stepKeys } from '../../../lib/media/step-keys.ts'
import { failureKeys } from '../../../lib/media/video-status-text.ts'
import styles from './video-state.module.css'

type Step = ClassVideo['steps'][number]

const icons: Record<Step['state'], IconName> = {
  waiting: 'clock',
  running: 'play',
  done: 'check',
  failed: 'warning',
  cancelled: 'close',
}

/** A processing step: its name, progress, or why it waits or failed (TAKE-10). */
export function StepRow({ step }: { step: Step }) {
  const t = useText()
  const { state, waitsFor, ahead, progress, secondsLeft, reason, failure, lines } = step
  const said = failure === null ? lines : [failure, ...lines]
  const percent = t('uploads.percent', { percent: Math.floor(progress * 100) })
  const left =
    secondsLeft === null ? '' : ` · ${t('uploads.timeLeft', { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) })}`
  const notes = {
    waiting: () => {
      if (waitsFor === 'disk') return t('uploads.waitsForDisk')
      if (waitsFor === 'paused') return t('uploads.waitsForOperator')
      if (waitsFor === 'retry') return t('uploads.waitsForRetry')
      return ahead > 0 ? t('uploads.ahead', { count: ahead }) : t('uploads.waiting')
    },
    running: () => percent + left,
    done: () => t('uploads.stepDone'),
    failed: () => t(failureKeys[reason ?? 'other']),
    cancelled: () => t('uploads.stepCancelled'),
  }
  return (
    <li className={styles.step} data-state={state}>
      <Icon name={icons[state]} size={16} />
      <span className={styles.what}>
        <span>{t(stepKeys[step.step])}</span>
        <span className={styles.note}>{notes[state]()}</span>
        {state === 'failed' && said.length > 0 && (
          <details className={styles.lines}>
            <summary>{t('uploads.lastLines')}</summary>
            <pre>{said.join('\n')}</pre>
          </details>
        )}
      </span>
    </li>
  )
}
