import { skeletonCount } from '@upbeat/rules/classes/card-page-size'
import { CardGrid } from '@upbeat/ui/card-grid.tsx'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { useText } from '../i18n/text.ts'
import styles from './class-grid.module.css'
import { CardPlaces } from './internal/card-places.tsx'

/** Placeholder cards for a first screen (SHELL-32). */
export function ClassGridSkeleton({ label }: { label?: string | undefined }) {
  const t = useText()
  const count = skeletonCount(useWindowWidth())
  return (
    <CardGrid aria-busy="true" aria-label={label ?? t('classes.loading')} className={styles.grid}>
      <CardPlaces count={count} loading />
    </CardGrid>
  )
}
