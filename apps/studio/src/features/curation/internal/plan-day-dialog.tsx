import { useQueryClient } from '@tanstack/react-query'
import type { PlannedDay } from '@upbeat/contract/studio/entities/curation'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useRef } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import styles from '../class-of-day.module.css'
import { ClassPicker } from './class-picker.tsx'
import editor from './editor.module.css'
import { PickedRow } from './picked-list.tsx'

type PlanDayDialogProps = { day: PlannedDay; name: string; onClose: () => void }

/** Plans the class of a day, or removes the plan. */
export function PlanDayDialog({ day: { day, planned, shown }, name, onClose }: PlanDayDialogProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const field = useRef<HTMLInputElement>(null)

  async function plan(tag: string | null) {
    const before = planned?.tag ?? null
    const send = async (wanted: string | null) => {
      await api('planClassOfDay', { params: { day }, body: { tag: wanted } })
      await queryClient.invalidateQueries({ queryKey: ['classOfDay'] })
    }
    const isDone = await run(() => send(tag))
    if (!isDone) return
    showToast(t(tag === null ? 'curation.unplanned' : 'curation.planDone'), {
      undo: () => void run(() => send(before)),
    })
    onClose()
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
