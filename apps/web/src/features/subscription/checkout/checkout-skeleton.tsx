import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../i18n/text.ts'
import styles from '../checkout-screen.module.css'

/** Placeholders of the order and the card form. */
export function CheckoutSkeleton() {
  const t = useText()
  return (
    <div aria-busy="true" className={styles.columns}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton height="18rem" />
      <Skeleton height="22rem" />
    </div>
  )
}
