import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { DateField } from '../dates/date-field.tsx'
import { useText } from '../i18n/use-text.ts'
import { TimeZoneNote } from '../layout/time-zone-note.tsx'

type ScheduleDialogProps = {
  /** Omitted for a class, or a list of classes. */
  words?: { title: string; from: string }
  onChoose: (at: string) => void
  onClose: () => void
}

/** Asks for the publication time, in the reader's time zone; names the club's if that differs. */
export function ScheduleDialog({ words, onChoose, onClose }: ScheduleDialogProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState('')
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const time = new Date(at)
    if (Number.isNaN(time.getTime())) setProblem(t('classes.timeMissing'))
    else if (time.getTime() <= Date.now()) setProblem(t('classes.timePast'))
    else onChoose(time.toISOString())
  }

  return (
    <Dialog
      actions={
        <Button form="schedule" type="submit">
          {t('classes.schedule')}
        </Button>
      }
      closeLabel={t('shell.close')}
      initialFocus={field}
      onOpenChange={(open) => !open && onClose()}
      open
      size="small"
      title={words?.title ?? t('classes.scheduleTitle')}
    >
      <form id="schedule" noValidate onSubmit={submit}>
        <DateField
          error={problem}
          kind="dateTime"
          label={words?.from ?? t('classes.onAirFrom')}
          onChange={setAt}
          ref={field}
          value={at}
        />
        <TimeZoneNote />
      </form>
    </Dialog>
  )
}
