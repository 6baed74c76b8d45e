import { Button } from '@upbeat/ui/button.tsx'
import { notify } from '../../../lib/snackbar-store.ts'
import { useText } from '../../i18n/text.ts'
import { useNow } from '../use-now.ts'
import { useReminder } from './use-reminder.ts'

/** How long before the start the email is sent; after that the button is disabled. */
const lead = 3_600_000

/** Requests an email one hour before a live class, or cancels it; hidden for events of another provider. */
export function ReminderButton({ eventId, startsAt }: { eventId: string; startsAt: number }) {
  const t = useText()
  const now = useNow()
  const reminder = useReminder('start', eventId, () => notify(t('connect.reminderHint'), 'success'))
  if (!reminder || (!reminder.isOn && startsAt - now <= lead)) return null
  const { isOn, isPending, toggle } = reminder
  return (
    <Button aria-pressed={isOn} busy={isPending} icon={isOn ? 'check' : 'mail'} onClick={toggle} variant="secondary">
      {t(isOn ? 'connect.reminderOn' : 'connect.remindMe')}
    </Button>
  )
}
