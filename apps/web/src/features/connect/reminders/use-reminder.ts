import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reminders } from '@upbeat/contract/endpoints/reminders'
import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { useSignedIn } from '../../auth/auth-store.ts'
import { useText } from '../../i18n/text.ts'
import { localTimeZone } from '../format-start.ts'
import { remindersQuery } from './reminders-query.ts'

type Kind = 'start' | 'ready'

/**
 * A member's reminder of an event: an hour before it starts, or once its video can be watched. For `ready`, `id` may be the
 * video's. Null if none can be had: signed out, or the event is another provider's.
 */
export function useReminder(kind: Kind, id: string, onAdded?: () => void) {
  const t = useText()
  const queryClient = useQueryClient()
  const query = remindersQuery()
  const { data } = useQuery({ ...query, enabled: useSignedIn() })
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? api('addReminder', { params: { id }, body: { timeZone: localTimeZone(), kind } })
        : api('removeReminder', { params: { id }, query: { kind } }),
    onSuccess: ({ eventId, reminded }) => {
      queryClient.setQueryData(query.queryKey, (known) => known && withReminder(known, { kind, eventId, id }, reminded))
      if (reminded) onAdded?.()
    },
    onError: () => notify(t('connect.reminderFailed'), 'error'),
  })
  if (!data?.canRemind) return null
  const isOn = has(data, kind, id)
  return { isOn, isPending: change.isPending, toggle: () => change.mutate(!isOn) }
}

function has({ eventIds, awaitedVideos }: Reminders, kind: Kind, id: string): boolean {
  if (kind === 'start') return eventIds.includes(id)
  return awaitedVideos.some(({ eventId, videoId }) => eventId === id || videoId === id)
}

type Changed = { kind: Kind; eventId: string; id: string }

function withReminder(known: Reminders, { kind, eventId, id }: Changed, reminded: boolean): Reminders {
  if (kind === 'start') {
    const others = known.eventIds.filter((each) => each !== eventId)
    return { ...known, eventIds: reminded ? [...others, eventId] : others }
  }
  const others = known.awaitedVideos.filter((each) => each.eventId !== eventId)
  return { ...known, awaitedVideos: reminded ? [...others, { eventId, videoId: id }] : others }
}
