import { Button } from '@upbeat/ui/button.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './complete-screen.module.css'

/** After a purchase, a trial or a code: all is done, and the way on (ROUTE-24). */
export function CompleteScreen() {
  const t = useText()
  return (
    <div className={styles.page}>
      <span className={styles.mark}>
        <Icon name="check" size={56} />
      </span>
      <Heading level={1} size="hero">
        {t('subscription.completeTitle')}
      </Heading>
      <p className={styles.text}>{t('subscription.completeText')}</p>
      <div className={styles.actions}>
        <Button render={<Link to={paths.home} />} size="large">
          {t('subscription.backToHome')}
        </Button>
        <Button render={<Link to={paths.account} />} size="large" variant="secondary">
          {t('subscription.goToAccount')}
        </Button>
      </div>
    </div>
  )
}
