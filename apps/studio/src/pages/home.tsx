import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import styles from '../features/home/home-columns.module.css'
import { reachIn, useSession } from '../lib/api/session.ts'
import { loadEveryPhrase } from '../lib/i18n/language-store.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

const OwnerSteps = onDemand(async () => (await import('../features/setup/owner-steps.tsx')).OwnerSteps)
const Waiting = onDemand(async () => (await import('../features/home/waiting.tsx')).Waiting)
const WeekFigures = onDemand(
  async () => (await import('../features/figures/week-figures.tsx')).WeekFigures,
  <div className={styles.figures} />,
)
const NeedsAttention = onDemand(async () => (await import('../features/home/needs-attention.tsx')).NeedsAttention)
const Members = onDemand(async () => (await import('../features/members/members.tsx')).Members)
/** For the roles without the history. */
const HomeCards = onDemand(async () => (await import('../features/home/home-cards.tsx')).HomeCards)
const RecentChanges = onDemand(async () => (await import('../features/audit/recent-changes.tsx')).RecentChanges)
const TodayClass = onDemand(async () => (await import('../features/curation/today-class.tsx')).TodayClass)

export function HomePage() {
  const t = useText()
  const session = useSession()
  const { account, club } = session
  const [firstName = ''] = account.name.split(' ')
  return (
    <Page lead={t('home.lead', { club: club?.displayName ?? '' })} title={t('home.greeting', { name: firstName })}>
      {club?.role === 'owner' && <OwnerSteps />}
      {reachIn(session, 'figures.view') === 'all' && <WeekFigures />}
      <Waiting />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NeedsAttention />
          {reachIn(session, 'audit.view') ? <RecentChanges /> : <HomeCards />}
        </div>
        <div className={styles.column}>
          {reachIn(session, 'collections.view') && <TodayClass />}
          {reachIn(session, 'members.view') && <Members />}
        </div>
      </div>
    </Page>
  )
}

/** A part of the page that loads after it, with the phrases that the first page doesn't need. */
function onDemand(load: () => Promise<ComponentType>, fallback: ReactNode = null) {
  const Part = lazy(async () => {
    const [component] = await Promise.all([load(), loadEveryPhrase()])
    return { default: component }
  })
  return () => (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  )
}
