import { lazy, Suspense } from 'react'
import { HomeCards } from '../features/home/home-cards.tsx'
import { WaitingClasses } from '../features/home/waiting-classes.tsx'
import { Page } from '../lib/page.tsx'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/use-text.ts'

/** Only owners of a new club need it. */
const ContinueSetUp = lazy(async () => ({
  default: (await import('../features/setup/continue-set-up.tsx')).ContinueSetUp,
}))

/** Few clubs have any at a time. */
const UnfinishedVideos = lazy(async () => ({
  default: (await import('../features/home/unfinished-videos.tsx')).UnfinishedVideos,
}))

export function HomePage() {
  const t = useText()
  const { account, club } = useSession()
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
      <HomeCards />
    </Page>
  )
}
