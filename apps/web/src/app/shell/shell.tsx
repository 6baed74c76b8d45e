import { shellParts } from '@upbeat/rules/tenant/switches'
import { SkipLink } from '@upbeat/ui/skip-link.tsx'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useEmbedded } from '../../features/embedding/embedded-mode.ts'
import { useText } from '../../features/i18n/text.ts'
import { useStatistics } from '../../features/statistics/statistics.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { SnackbarHost } from './snackbar-host.tsx'
import { TestModeBanner } from './test-mode-banner.tsx'
import { WaitingOverlay } from './waiting-overlay.tsx'

const Announcements = lazy(async () => ({
  default: (await import('../../features/announcements/announcements.tsx')).Announcements,
}))
const StatisticsQuestion = lazy(async () => ({
  default: (await import('../../features/statistics/statistics-question.tsx')).StatisticsQuestion,
}))

/** What stands around every page, also while the first one is on its way. */
export function Shell() {
  const t = useText()
  const { asking } = useStatistics()
  const parts = shellParts(useTenant(), useEmbedded())
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t('shell.skipToContent')}</SkipLink>
      <TestModeBanner />
      {document.getElementById('announcements') && (
        <Suspense fallback={null}>
          <Announcements />
        </Suspense>
      )}
      {parts.header && <Header showLogo={parts.logo} />}
      <main className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {parts.footer && <Footer />}
      <SnackbarHost />
      {asking && (
        <Suspense fallback={null}>
          <StatisticsQuestion />
        </Suspense>
      )}
      <WaitingOverlay />
    </div>
  )
}
