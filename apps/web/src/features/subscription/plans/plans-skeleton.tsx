import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './plan-picker.module.css'

/** Placeholders of three plans. */
export function PlansSkeleton() {
  const t = useText()
  return (
    <div aria-busy="true" className={styles.picker}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={styles.plans}>
        {['first', 'second', 'third'].map((place) => (
          <div className={styles.item} key={place}>
            <Skeleton height="19rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
