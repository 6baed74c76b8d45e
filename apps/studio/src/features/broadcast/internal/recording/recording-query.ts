import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../lib/api/api.ts'

/** While silence is still being looked for, in milliseconds. */
const pendingMs = 3_000

/** A recording with the places where it can be cut. */
export const recordingQuery = (id: string, startsAt: string) =>
  queryOptions({
    queryKey: ['broadcast', id, 'recording', startsAt],
    queryFn: () => api('getRecording', { params: { id, startsAt } }),
    refetchInterval: ({ state }) => (state.data?.silences === null ? pendingMs : false),
  })
