import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { StateBadge } from '../../../../lib/layout/state-badge.tsx'
import { eventPath } from '../event-path.ts'
import { useWeekTimes } from '../use-week-times.ts'
import type { Slot } from '../week/blocks.ts'
import { kindLooks, useSlotWords } from '../week/use-slot-words.ts'
import { useZones, zoneName } from '../zone.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import styles from './occurrence.module.css'

type OccurrenceDialogProps = { slot: Slot; onClose: () => void }

/** An occurrence of the week: what it is, and what can be done with it. */
export function OccurrenceDialog({ slot, onClose }: OccurrenceDialogProps) {
  const t = useText()
  const [step, setStep] = useState<'change' | 'cancel' | null>(null)
  const words = useSlotWords()(slot)
  const { event } = slot
  if (step === 'change') return <ChangeDialog onClose={onClose} slot={slot} />
  if (step === 'cancel') return <CancelDialog onClose={onClose} slot={slot} />
  return (
    <Dialog
      actions={
        <>
          {event.mayEdit && (
            <>
              <Button onClick={() => setStep('cancel')} variant="secondary">
                {t('events.cancelEvent')}
              </Button>
              <Button onClick={() => setStep('change')} variant="secondary">
                {t('events.change')}
              </Button>
            </>
          )}
          <Button render={<Link to={eventPath(event.id)} />}>
            {t(event.repeats ? 'events.openSeries' : 'events.open')}
          </Button>
        </>
      }
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={words.name}
    >
      <Facts slot={slot} />
    </Dialog>
  )
}

function Facts({ slot }: { slot: Slot }) {
  const t = useText()
  const { zone, own } = useZones()
  const times = useWeekTimes(zone)
  const words = useSlotWords()(slot)
  const { event, day } = slot
  const ownTime = t('events.inZone', { time: words.ownTime ?? '', zone: zoneName(own ?? zone) })
  return (
    <ul className={styles.facts}>
      <li>
        <StateBadge state={event.state} />
        {[words.changes, words.moved].filter((word) => word !== null).map((word) => ` · ${word}`)}
      </li>
      <li>
        <Icon name="calendar" size={18} />
        <span>
          {`${times.longDay(day)}, ${words.time}`}
          {own !== null && <span className={styles.note}>{` (${ownTime})`}</span>}
        </span>
      </li>
      <li>
        <Icon name={kindLooks[event.kind].icon} size={18} />
        {t(kindLooks[event.kind].label)}
      </li>
      {(words.coach ?? words.room) && <li>{[words.coach, words.room].filter(Boolean).join(' · ')}</li>}
      {words.clashes.map((clash) => (
        <li className={styles.clash} key={clash}>
          <Icon name="warning" size={18} />
          {clash}
        </li>
      ))}
    </ul>
  )
}
