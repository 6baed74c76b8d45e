import { Button } from '@upbeat/ui/button.tsx'
import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { answerStatistics } from './statistics.ts'
import styles from './statistics-question.module.css'

/** A non-modal consent banner at the bottom, with equally prominent yes and no. */
export function StatisticsQuestion() {
  const t = useText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.question}>
      <h2 className={styles.title} id={titleId}>
        {t('shell.statistics')}
      </h2>
      <p>{t('shell.statisticsQuestion', { club: useTenant().displayName })}</p>
      <div className={styles.answers}>
        <Button onClick={() => answerStatistics(true)} size="small" variant="secondary">
          {t('shell.statisticsAllow')}
        </Button>
        <Button onClick={() => answerStatistics(false)} size="small" variant="secondary">
          {t('shell.statisticsRefuse')}
        </Button>
      </div>
    </section>
  )
}
