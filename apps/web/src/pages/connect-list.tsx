import type { LoaderFunctionArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { ConnectPage } from '../features/connect/connect-page.tsx'
import { recordingsQuery } from '../features/connect/queries.ts'
import { RecordingList } from '../features/connect/recording-list.tsx'
import { useClubName } from '../features/connect/use-club-name.ts'
import { useText } from '../features/i18n/text.ts'
import { queryClient } from '../lib/api/query-client.ts'

/** The Connect recordings of all providers or, with `providerId` in the URL, of one. */
export function Component() {
  const t = useText()
  const providerId = providerOf(useSearchParams()[0])
  const clubName = useClubName(providerId)
  return (
    <ConnectPage text={clubName ? undefined : t('connect.onDemandText')} title={clubName ?? t('connect.title')}>
      <RecordingList key={providerId} providerId={providerId} />
    </ConnectPage>
  )
}

export function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchInfiniteQuery(recordingsQuery(providerOf(new URL(request.url).searchParams)))
  return null
}

function providerOf(search: URLSearchParams): string | null {
  return search.get('providerId') || null
}
