import type { PlannedDay } from '@upbeat/contract/studio/entities/curation'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useRef, useState } from 'react'
import { DateField } from '../../../lib/dates/date-field.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from '../class-of-day.module.css'
import { ClassPicker } from './class-picker.tsx'
import editor from './editor.module.css'
import { PickedRow } from './picked-list.tsx'
import { useDayPlans } from './use-day-plans.ts'

type PlanDayDialogProps = {
  day: PlannedDay
  /** Of the month. */
  days: readonly PlannedDay[]
  today: string
  name: string
  onClose: () => void
}

/** Plans the class of a day, moves it to another day of the month, or removes the plan. */
export function PlanDayDialog({ day, days, today, name, onClose }: PlanDayDialogProps) {
  const t = useText()
  const plans = useDayPlans()
  const { busy } = plans
  const { planned, shown } = day
  const [target, setTarget] = useState(day.day)
  const field = useRef<HTMLInputElement>(null)

  async function plan(tag: string | null) {
    if (await plans.plan(day, tag)) onClose()
  }

  async function moveTo() {
    const to = days.find((one) => one.day === target)
    if (!to || to.day === day.day || (await plans.move(day, to))) onClose()
  }

  return (
    <Dialog
      closeLabel={t('shell.close')}
      initialFocus={field}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('curation.plan', { day: name })}
    >
      <div className={styles.dialog}>
        {planned && planned.tag !== shown?.tag && (
          <FormNotice text={t('curation.cannotPlay', { name: planned.name })} />
        )}
        {planned && (
          <div className={editor.item}>
            <PickedRow name={planned.name} picked={planned} />
            <Button busy={busy} onClick={() => void plan(null)} size="small" variant="secondary">
              {t('curation.unplan')}
            </Button>
          </div>
        )}
        {planned && (
          <form
            className={styles.move}
            onSubmit={(event) => {
              event.preventDefault()
              void moveTo()
            }}
          >
            <DateField
              label={t('curation.moveToDay')}
              max={days.at(-1)?.day}
              min={today}
              onChange={setTarget}
              required
              value={target}
            />
            <Button busy={busy} size="small" type="submit" variant="secondary">
              {t('curation.moveDay')}
            </Button>
          </form>
        )}
        <ClassPicker
          action={(className) => t('curation.add', { name: className })}
          field={field}
          label={t('curation.addClass')}
          onPick={({ tag }) => void plan(tag)}
        />
      </div>
    </Dialog>
  )
}
