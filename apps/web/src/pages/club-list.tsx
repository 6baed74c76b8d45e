import { ClubList } from '../features/connect/club-list.tsx'
import { ConnectPage } from '../features/connect/connect-page.tsx'
import { allEventsQuery } from '../features/connect/queries.ts'
import { useText } from '../features/i18n/text.ts'
import { queryClient } from '../lib/api/query-client.ts'

/** The providers of Connect classes. */
export function Component() {
  const t = useText()
  return (
    <ConnectPage text={t('connect.clubsText')} title={t('connect.clubs')}>
      <ClubList />
    </ConnectPage>
  )
}

export function loader() {
  void queryClient.prefetchQuery(allEventsQuery())
  return null
}
