import type { ChangeScope } from '@upbeat/rules/schedule/amend-series'
import { useState } from 'react'
import { ActionDialog } from '../../../../lib/forms/action-dialog.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import type { Slot } from '../week/blocks.ts'
import { useSlotWords } from '../week/use-slot-words.ts'
import { useZones } from '../zone.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { useChangeOccurrence } from './use-change-occurrence.ts'

/** Cancels an occurrence, it and all later ones, or the whole series. */
export function CancelDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const t = useText()
  const { zone } = useZones()
  const times = useWeekTimes(zone)
  const words = useSlotWords()(slot)
  const { event, day } = slot
  const [chosen, setScope] = useState<ChangeScope>('one')
  const { busy, change } = useChangeOccurrence(slot)
  const scope = event.repeats ? chosen : 'all'

  async function cancel() {
    const done = t('events.cancelled', { name: words.name })
    if (await change({ scope, change: { kind: 'cancelled' }, done })) onClose()
  }

  return (
    <ActionDialog
      action={t('events.cancelIt')}
      busy={busy}
      isDangerous
      onAction={() => void cancel()}
      onClose={onClose}
      size="small"
      text={`${times.longDay(day)}, ${words.time}. ${t(event.state === 'published' ? 'events.cancelText' : 'events.cancelDraftText')}`}
      title={t('events.cancelTitle', { name: words.name })}
    >
      {event.repeats && <ScopeChoice onChange={setScope} scope={scope} />}
    </ActionDialog>
  )
}
