import { Button } from '@upbeat/ui/button.tsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { FaultPage } from './fault-page.tsx'
import styles from './not-found-message.module.css'

const NotFoundArt = lazy(async () => ({ default: (await import('./not-found-art.tsx')).NotFoundArt }))

/** An unknown URL (ROUTE-47). */
export function NotFoundMessage() {
  const t = useText()
  usePageTitle(t('pages.notFound'))
  return (
    <FaultPage
      art={
        <div aria-hidden="true" className={styles.art}>
          <Suspense>
            <NotFoundArt />
          </Suspense>
        </div>
      }
      hint={t('shell.notFoundHint')}
      title={t('shell.notFound')}
    >
      <Button render={<Link to={paths.home} />}>{t('shell.toStart')}</Button>
      <Button render={<Link to={paths.classSearch} />} variant="secondary">
        {t('shell.search')}
      </Button>
    </FaultPage>
  )
}
