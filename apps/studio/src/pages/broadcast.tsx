import { useQuery } from '@tanstack/react-query'
import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { useParams } from 'react-router'
import { broadcastQuery } from '../features/broadcast/broadcast-query.ts'
import { BroadcastRoom } from '../features/broadcast/broadcast-room.tsx'
import { QueryStates } from '../lib/api/query-states.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { useTimes } from '../lib/i18n/use-times.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function BroadcastPage() {
  const t = useText()
  const times = useTimes()
  const { id = '' } = useParams()
  return (
    <QueryStates height="40rem" query={useQuery(broadcastQuery(id))}>
      {(broadcast) => (
        <Page
          action={<BackLink to="/schedule">{t('broadcast.back')}</BackLink>}
          lead={leadOf(broadcast)}
          title={broadcast.name}
        >
          <BroadcastRoom broadcast={broadcast} key={broadcast.eventId} />
        </Page>
      )}
    </QueryStates>
  )

  function leadOf({ startsAt, instructor }: StudioBroadcast): string {
    const when = times.moment(startsAt)
    return instructor === null ? when : t('broadcast.lead', { when, instructor })
  }
}
