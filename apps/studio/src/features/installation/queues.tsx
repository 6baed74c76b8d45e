import { useQuery } from '@tanstack/react-query'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { queuesQuery } from './installation-queries.ts'
import { QueuePanel } from './internal/queue-panel.tsx'

/** What waits, runs and has failed on all servers, with pause and retry (PLAT-01). */
export function Queues() {
  return (
    <QueryStates height="30rem" query={useQuery(queuesQuery)}>
      {(queues) => queues.map((queue) => <QueuePanel key={queue.queue} queue={queue} />)}
    </QueryStates>
  )
}
