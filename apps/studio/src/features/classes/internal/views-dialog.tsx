import { useQueryClient } from '@tanstack/react-query'
import type { ClassView } from '@upbeat/contract/studio/entities/classes/class-view'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useRowFocus } from '../../../lib/focus/use-row-focus.ts'
import layout from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import rows from '../../../lib/layout/rows.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { classViewsQuery } from '../class-queries.ts'

type ViewsDialogProps = { address: string; views: readonly ClassView[]; onClose: () => void }

/** Saves the current view under a name, replacing one of that name, and deletes views. */
export function ViewsDialog({ address, views, onClose }: ViewsDialogProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const removable = views.filter(({ mayRemove }) => mayRemove)
  const { frame, removing } = useRowFocus<HTMLDivElement>(removable.length, 'li button')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem(t('classes.viewNameMissing'))
      return
    }
    void run(async () => {
      await api('saveClassView', { body: { name, address } })
      await queryClient.invalidateQueries(classViewsQuery)
      showToast(t('classes.viewSaved', { name: name.trim() }))
      onClose()
    })
  }

  const remove = ({ id }: ClassView, place: number) =>
    void run(async () => {
      removing(place)
      await api('removeClassView', { params: { id } })
      await queryClient.invalidateQueries(classViewsQuery)
    })

  return (
    <Dialog
      actions={
        <Button busy={busy} form="view" type="submit">
          {t('classes.saveView')}
        </Button>
      }
      closeLabel={t('shell.close')}
      description={t('classes.viewsText')}
      initialFocus={field}
      onOpenChange={(open) => !open && onClose()}
      open
      size="small"
      title={t('classes.views')}
    >
      <div className={layout.form} ref={frame}>
        <form id="view" noValidate onSubmit={submit}>
          <TextField
            autoComplete="off"
            dir="auto"
            error={problem}
            label={t('classes.viewName')}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            ref={field}
            value={name}
          />
        </form>
        {removable.length > 0 && (
          <ul className={rows.rows}>
            {removable.map((view, place) => (
              <li className={rows.row} key={view.id}>
                <span className={rows.what} dir="auto">
                  {view.name}
                </span>
                <Button
                  aria-label={t('classes.removeView', { name: view.name })}
                  onClick={() => remove(view, place)}
                  size="small"
                  variant="secondary"
                >
                  {t('classes.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
