import { breakpointPixels } from '@upbeat/rules/constants'
import { contentModeTenant, shellParts } from '@upbeat/rules/tenant/switches'
import { useSecondPaint } from '@upbeat/ui/second-paint.tsx'
import { SkipLink } from '@upbeat/ui/skip-link.tsx'
import { Snackbar } from '@upbeat/ui/snackbar.tsx'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { type ComponentType, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useEmbedded } from '../../features/embedding/embedded-mode.ts'
import { useText } from '../../features/i18n/text.ts'
import { useStatistics } from '../../features/statistics/statistics.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSnackbar } from '../../lib/snackbar-store.ts'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import styles from './shell.module.css'
import { TestModeBanner } from './test-mode-banner.tsx'
import { WaitingOverlay } from './waiting-overlay.tsx'

const loadAnnouncements = async () => (await import('../../features/announcements/announcements.tsx')).Announcements
/** Replaced by the component itself once it has loaded, since React renders a lazy one only after the page. */
let Announcements: ComponentType = lazyPart(async () => ({ default: await loadAnnouncements() }))
const StatisticsQuestion = lazyPart(async () => ({
  default: (await import('../../features/statistics/statistics-question.tsx')).StatisticsQuestion,
}))
const TabBar = lazyPart(() => import('./tab-bar.tsx'))

/** Loads the announcements, if there are any: rendered with the first page, they don't push it down later. */
export async function loadShell(): Promise<void> {
  if (hasAnnouncements()) Announcements = await loadAnnouncements()
}

const hasAnnouncements = () => document.getElementById('announcements') !== null

/** The frame of every page, also while the first one loads. */
export function Shell() {
  const t = useText()
  const { asking } = useStatistics()
  const tenant = useTenant()
  const embedded = useEmbedded()
  const parts = shellParts(tenant, embedded)
  const narrow = useWindowWidth() < breakpointPixels.md
  const ready = useSecondPaint()
  // A frame sized to its content has no bottom edge to stick to.
  const tabs = narrow && ready && !embedded && !contentModeTenant(tenant)
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t('shell.skipToContent')}</SkipLink>
      <TestModeBanner />
      {hasAnnouncements() && (
        <Suspense fallback={null}>
          <Announcements />
        </Suspense>
      )}
      {parts.header && <Header showLogo={parts.logo} />}
      <main className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {parts.footer && <Footer />}
      {tabs && (
        <Suspense fallback={null}>
          <TabBar />
        </Suspense>
      )}
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

/** Shows the current notice: info style for errors, success style otherwise (SHELL-17). */
function SnackbarHost() {
  const { text, type, visible, action } = useSnackbar()
  return <Snackbar action={action} text={text} tone={type === 'error' ? 'info' : 'success'} visible={visible} />
}
