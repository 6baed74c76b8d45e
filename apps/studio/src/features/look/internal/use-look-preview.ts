import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'

/** A link to the members' app with the draft of the look. */
export function useLookPreview(persona: 'visitor' | 'paying') {
  return useQuery({
    queryKey: ['preview', 'draftLook', persona],
    queryFn: ({ signal }) => api('createPreview', { body: { persona, look: true }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
