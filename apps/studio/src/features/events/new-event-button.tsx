import { Button, type ButtonProps } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { NewEventDialog } from './internal/new-event-dialog.tsx'

/** Creates an event. */
export function NewEventButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (useReach('schedule.edit') === null) return null
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)} variant={variant}>
        {t('events.new')}
      </Button>
      {isOpen && <NewEventDialog localStart={null} onClose={() => setOpen(false)} />}
    </>
  )
}
