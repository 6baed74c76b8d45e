import { HomeCards } from '../features/home/home-cards.tsx'
import { ContinueSetUp } from '../features/setup/continue-set-up.tsx'
import { Page } from '../lib/page.tsx'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/use-text.ts'

export function HomePage() {
  const t = useText()
  const { account, club } = useSession()
  const [firstName = ''] = account.name.split(' ')
  return (
    <Page lead={t('home.lead', { club: club?.displayName ?? '' })} title={t('home.greeting', { name: firstName })}>
      <ContinueSetUp />
      <HomeCards />
    </Page>
  )
}
