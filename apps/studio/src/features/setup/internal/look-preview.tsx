import { useQuery } from '@tanstack/react-query'
import type { LookChoice } from '@upbeat/contract/studio/entities/setup'
import { api } from '../../../lib/api.ts'
import { DeviceFrame } from '../../../lib/device-frame.tsx'
import { QueryStates } from '../../../lib/query-states.tsx'

/** The club's own first page in the chosen colours; nobody else sees it before it is taken. */
export function LookPreview({ colours }: Pick<LookChoice, 'colours'>) {
  const preview = useQuery({
    queryKey: ['preview', 'look', colours],
    queryFn: ({ signal }) => api('createPreview', { body: { persona: 'visitor', colours }, signal }),
    placeholderData: (earlier) => earlier,
    // A new logo is seen with the next opening.
    gcTime: 0,
  })
  return (
    <QueryStates height="20rem" query={preview}>
      {({ link }) => <DeviceFrame device="desktop" link={link} />}
    </QueryStates>
  )
}
