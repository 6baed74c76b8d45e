import { useQuery } from '@tanstack/react-query'
import type { LookChoice } from '@upbeat/contract/studio/entities/setup'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { DeviceFrame } from '../../../lib/layout/device-frame.tsx'

/** The club's home page in the selected look, before it is saved. */
export function LookPreview({ colours }: Pick<LookChoice, 'colours'>) {
  const preview = useQuery({
    queryKey: ['preview', 'look', colours],
    queryFn: ({ signal }) => api('createPreview', { body: { persona: 'visitor', colours }, signal }),
    placeholderData: (earlier) => earlier,
    // A new logo is shown the next time it opens.
    gcTime: 0,
  })
  return (
    <QueryStates height="20rem" query={preview}>
      {({ link }) => <DeviceFrame device="desktop" link={link} />}
    </QueryStates>
  )
}
