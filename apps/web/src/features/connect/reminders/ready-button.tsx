import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { notify } from '../../../lib/snackbar-store.ts'
import { useText } from '../../i18n/text.ts'
import { useReminder } from './use-reminder.ts'

/** Requests an email once the video of an event can be watched, or cancels it. `id` is the event's or the video's. */
export function ReadyButton({ id }: { id: string }) {
  const t = useText()
  const reminder = useReminder('ready', id)
  if (!reminder) return null
  const { isOn, isPending, toggle } = reminder
  return (
    <Button
      aria-pressed={isOn}
      busy={isPending}
      icon={isOn ? 'check' : 'mail'}
      onClick={toggle}
      variant={isOn ? 'secondary' : 'primary'}
    >
      {t(isOn ? 'connect.willTell' : 'connect.tellWhenReady')}
    </Button>
  )
}

/** The same on a card. */
export function ReadyIconButton({ eventId, title }: { eventId: string; title: string }) {
  const t = useText()
  const reminder = useReminder('ready', eventId, () => notify(t('connect.willTell'), 'success'))
  if (!reminder) return null
  const { isOn, isPending, toggle } = reminder
  return (
    <IconButton
      aria-busy={isPending}
      icon={isOn ? 'check' : 'mail'}
      label={t('connect.tellNamedWhenReady', { name: title })}
      onClick={() => !isPending && toggle()}
      pressed={isOn}
      variant="overlay"
    />
  )
}
