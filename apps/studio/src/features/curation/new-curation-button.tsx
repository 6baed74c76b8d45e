import { useQueryClient } from '@tanstack/react-query'
import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { useReach } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { SuggestField } from '../../lib/forms/suggest-field.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { curationListQuery } from './curation-query.ts'
import { kinds } from './internal/kinds.ts'
import { useCoachNames } from './internal/use-coach-names.ts'

/** Asks for a name, then creates and opens the draft. */
export function NewCurationButton({ kind }: { kind: CuratedKind }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (useReach('collections.edit') === null) return null
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t(kinds[kind].create)}
      </Button>
      {isOpen && <NewCurationDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}

function NewCurationDialog({ kind, onClose }: { kind: CuratedKind; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const field = useRef<HTMLInputElement>(null)
  const names = useCoachNames({ enabled: kind === 'coach' })
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblem(t('curation.nameMissing'))
    await run(async () => {
      const { id } = await api('createCuration', { params: { kind }, body: { name } })
      void queryClient.invalidateQueries({ queryKey: curationListQuery(kind).queryKey })
      await navigate(`${kinds[kind].path}/${encodeURIComponent(id)}`)
    })
  }

  return (
    <Dialog
      actions={
        <Button busy={busy} form="new-curation" type="submit">
          {t('curation.create')}
        </Button>
      }
      closeLabel={t('shell.close')}
      initialFocus={field}
      onOpenChange={(open) => open || onClose()}
      open
      size="small"
      title={t(kinds[kind].create)}
    >
      <form id="new-curation" noValidate onSubmit={(event) => void submit(event)}>
        <SuggestField
          error={problem}
          label={t('curation.name')}
          onChange={(value) => setName(value ?? '')}
          ref={field}
          suggestions={names}
          value={name}
          {...(kind === 'coach' && { description: t('curation.coachNameText') })}
        />
      </form>
    </Dialog>
  )
}
