import { lazy, Suspense } from 'react'
import styles from '../features/home/home-columns.module.css'
import { WaitingClasses } from '../features/home/waiting-classes.tsx'
import { reachIn, useSession } from '../lib/api/session.ts'
import { loadEveryPhrase } from '../lib/i18n/language-store.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

/** Only owners of a new club need it. */
const ContinueSetUp = lazy(async () => {
  const [{ ContinueSetUp }] = await Promise.all([import('../features/setup/continue-set-up.tsx'), loadEveryPhrase()])
  return { default: ContinueSetUp }
})

/** Few clubs have any at a time. */
const UnfinishedVideos = lazy(async () => ({
  default: (await import('../features/home/unfinished-videos.tsx')).UnfinishedVideos,
}))

const NeedsAttention = lazy(async () => {
  const [{ NeedsAttention }] = await Promise.all([import('../features/home/needs-attention.tsx'), loadEveryPhrase()])
  return { default: NeedsAttention }
})

const Members = lazy(async () => {
  const [{ Members }] = await Promise.all([import('../features/members/members.tsx'), loadEveryPhrase()])
  return { default: Members }
})

/** For the roles without the history. */
const HomeCards = lazy(async () => ({ default: (await import('../features/home/home-cards.tsx')).HomeCards }))

const RecentChanges = lazy(async () => {
  const [{ RecentChanges }] = await Promise.all([import('../features/audit/recent-changes.tsx'), loadEveryPhrase()])
  return { default: RecentChanges }
})

const TodayClass = lazy(async () => {
  const [{ TodayClass }] = await Promise.all([import('../features/curation/today-class.tsx'), loadEveryPhrase()])
  return { default: TodayClass }
})

export function HomePage() {
  const t = useText()
  const session = useSession()
  const { account, club } = session
  const [firstName = ''] = account.name.split(' ')
  return (
    <Page lead={t('home.lead', { club: club?.displayName ?? '' })} title={t('home.greeting', { name: firstName })}>
      {club?.role === 'owner' && (
        <Suspense fallback={null}>
          <ContinueSetUp />
        </Suspense>
      )}
      <WaitingClasses />
      <Suspense fallback={null}>
        <UnfinishedVideos />
      </Suspense>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Suspense fallback={null}>
            <NeedsAttention />
          </Suspense>
          <Suspense fallback={null}>{reachIn(session, 'audit.view') ? <RecentChanges /> : <HomeCards />}</Suspense>
        </div>
        <div className={styles.column}>
          {reachIn(session, 'collections.view') && (
            <Suspense fallback={null}>
              <TodayClass />
            </Suspense>
          )}
          {reachIn(session, 'members.view') && (
            <Suspense fallback={null}>
              <Members />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  )
}
