import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { useSignedIn } from '../../auth/auth-store.ts'
import { useText } from '../../i18n/text.ts'
import { localTimeZone } from '../format-start.ts'
import { useNow } from '../use-now.ts'
import { remindersQuery } from './reminders-query.ts'

/** How long before the start the email is sent; after that the button is disabled. */
const lead = 3_600_000

/** Requests an email one hour before a live class, or cancels it; hidden for events of another provider. */
export function ReminderButton({ eventId, startsAt }: { eventId: string; startsAt: number }) {
  const t = useText()
  const now = useNow()
  const queryClient = useQueryClient()
  const query = remindersQuery()
  const { data } = useQuery({ ...query, enabled: useSignedIn() })
  const isOn = data?.eventIds.includes(eventId) ?? false
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? api('addReminder', { params: { id: eventId }, body: { timeZone: localTimeZone() } })
        : api('removeReminder', { params: { id: eventId } }),
    onSuccess: ({ reminded }) => {
      queryClient.setQueryData(query.queryKey, (known) => {
        const others = known?.eventIds.filter((id) => id !== eventId) ?? []
        return known && { ...known, eventIds: reminded ? [...others, eventId] : others }
      })
      if (reminded) notify(t('connect.reminderHint'), 'success')
    },
    onError: () => notify(t('connect.reminderFailed'), 'error'),
  })
  if (!data?.canRemind || (!isOn && startsAt - now <= lead)) return null
  return (
    <Button
      aria-pressed={isOn}
      busy={change.isPending}
      icon={isOn ? 'check' : 'mail'}
      onClick={() => change.mutate(!isOn)}
      variant="secondary"
    >
      {t(isOn ? 'connect.reminderOn' : 'connect.remindMe')}
    </Button>
  )
}
