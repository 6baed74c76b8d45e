import { useText } from '../../../lib/i18n/use-text.ts'
import bench from '../../../lib/layout/workbench.module.css'
import styles from './sample-moves.module.css'

const starts = ['0:00', '2:30', '3:15']

/** What the list will look like, while there are no moves. */
export function SampleMoves() {
  const t = useText()
  return (
    <div className={bench.list}>
      <p className={bench.hint}>{t('moves.noneYet')}</p>
      <div aria-hidden="true" className={styles.rows}>
        {starts.map((start, place) => (
          <div className={styles.row} key={start}>
            <span className={styles.start}>{start}</span>
            {t('moves.newName', { number: place + 1 })}
          </div>
        ))}
      </div>
    </div>
  )
}
