import { useQuery } from '@tanstack/react-query'
import type { StudioEvent } from '@upbeat/contract/studio/entities/event'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useState } from 'react'
import { QueryStates } from '../../../../lib/api/query-states.tsx'
import form from '../../../../lib/forms/form.module.css'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { eventQuery } from '../../event-queries.ts'
import type { Slot } from '../week/blocks.ts'
import { useSlotWords } from '../week/use-slot-words.ts'
import { ChangeFields } from './change-fields.tsx'
import { ChangeOutlook } from './change-outlook.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { useChangeOccurrence } from './use-change-occurrence.ts'
import { type GivenTime, useOccurrenceChange } from './use-occurrence-change.ts'

type ChangeDialogProps = { slot: Slot; onClose: () => void } & Partial<GivenTime>

/**
 * Moves or changes an occurrence, it and all later ones, or the whole series (WEEK-04). `start`, in the week's time zone, and `minutes` are
 * the time to which it was dragged.
 */
export function ChangeDialog({ slot, onClose, start, minutes }: ChangeDialogProps) {
  const t = useText()
  const words = useSlotWords()(slot)
  const event = useQuery(eventQuery(slot.event.id))
  const given = start === undefined || minutes === undefined ? undefined : { start, minutes }
  const [formId] = useState('change-occurrence')
  const { busy, change } = useChangeOccurrence(slot)
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {t('shell.cancel')}
          </Button>
          <Button busy={busy} disabled={!event.data} form={formId} type="submit">
            {t('events.saveChange')}
          </Button>
        </>
      }
      description={t(slot.event.state === 'published' ? 'events.changeText' : 'events.changeDraftText')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('events.changeTitle', { name: words.name })}
    >
      <QueryStates height="16rem" query={event}>
        {(loaded) => (
          <ChangeForm
            event={loaded}
            formId={formId}
            given={given}
            onSubmit={async (asked) =>
              (await change({ ...asked, done: t('events.changed', { name: words.name }) })) && onClose()
            }
            slot={slot}
          />
        )}
      </QueryStates>
    </Dialog>
  )
}

type ChangeFormProps = {
  slot: Slot
  event: StudioEvent
  given: GivenTime | undefined
  formId: string
  onSubmit: (asked: ReturnType<ReturnType<typeof useOccurrenceChange>['asked']>) => unknown
}

function ChangeForm({ slot, event, given, formId, onSubmit }: ChangeFormProps) {
  const edited = useOccurrenceChange(slot, event, given)
  const { scope, setScope, isSeries, asked, isComplete } = edited
  return (
    <form
      className={form.form}
      id={formId}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (isComplete) void onSubmit(asked())
        else [...submitted.currentTarget.querySelectorAll('input')].find(({ validity }) => !validity.valid)?.focus()
      }}
    >
      <ChangeFields edited={edited} event={event} />
      {isSeries && <ScopeChoice onChange={setScope} scope={scope} />}
      {isComplete && <ChangeOutlook date={slot.occurrence.date} edited={edited} event={event} />}
    </form>
  )
}
