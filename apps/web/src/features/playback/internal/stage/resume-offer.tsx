import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/text.ts'
import { formatTime } from '../../format-time.ts'
import styles from './resume-offer.module.css'

type ResumeOfferProps = { second: number; onResume: () => void; onStartOver: () => void }

/** Offers to resume a class or start over. The class loads meanwhile, so that either plays at once. */
export function ResumeOffer({ second, onResume, onStartOver }: ResumeOfferProps) {
  const t = useText()
  const resume = useRef<HTMLButtonElement>(null)
  useEffect(() => resume.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-label={t('player.resumeTitle')} className={styles.offer}>
      <h2 className={styles.title}>{t('player.resumeTitle')}</h2>
      <div className={styles.actions}>
        <Button icon="play" onClick={onResume} ref={resume} size="large">
          {t('player.resumeFrom', { time: formatTime(second) })}
        </Button>
        <Button onClick={onStartOver} size="large" variant="secondary">
          {t('player.startOver')}
        </Button>
      </div>
    </section>
  )
}
