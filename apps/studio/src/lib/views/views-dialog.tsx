import { useQueryClient } from '@tanstack/react-query'
import type { SavedView, ViewKind } from '@upbeat/contract/studio/entities/views/saved-view'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../api/api.ts'
import { useAction } from '../api/use-action.ts'
import { useRowFocus } from '../focus/use-row-focus.ts'
import layout from '../forms/form.module.css'
import { useText } from '../i18n/use-text.ts'
import rows from '../layout/rows.module.css'
import { showToast } from '../layout/toast-store.ts'
import { viewsQuery } from './views-query.ts'

type ViewsDialogProps = { kind: ViewKind; address: string; views: readonly SavedView[]; onClose: () => void }

/** Saves the current view under a name, replacing one of that name, and deletes views. */
export function ViewsDialog({ kind, address, views, onClose }: ViewsDialogProps) {
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
      setProblem(t('views.nameMissing'))
      return
    }
    void run(async () => {
      await api('saveView', { params: { kind }, body: { name, address } })
      await queryClient.invalidateQueries(viewsQuery(kind))
      showToast(t('views.saved', { name: name.trim() }))
      onClose()
    })
  }

  const remove = ({ id }: SavedView, place: number) =>
    void run(async () => {
      removing(place)
      await api('removeView', { params: { kind, id } })
      await queryClient.invalidateQueries(viewsQuery(kind))
    })

  return (
    <Dialog
      actions={
        <Button busy={busy} form="view" type="submit">
          {t('views.save')}
        </Button>
      }
      closeLabel={t('shell.close')}
      description={t('views.text')}
      initialFocus={field}
      onOpenChange={(open) => !open && onClose()}
      open
      size="small"
      title={t('views.title')}
    >
      <div className={layout.form} ref={frame}>
        <form id="view" noValidate onSubmit={submit}>
          <TextField
            autoComplete="off"
            dir="auto"
            error={problem}
            label={t('views.name')}
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
                  aria-label={t('views.removeNamed', { name: view.name })}
                  onClick={() => remove(view, place)}
                  size="small"
                  variant="secondary"
                >
                  {t('views.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
