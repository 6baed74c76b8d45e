import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { problemKey } from '../api/problem-key.ts'
import { isDeclined } from '../api/studio-error.ts'
import { useText } from '../i18n/use-text.ts'
import { showToast } from '../layout/toast-store.ts'
import { ActionDialog } from './action-dialog.tsx'

export type ConfirmDialogProps = {
  title: string
  /** The consequences. */
  text: string
  action: string
  isDangerous?: boolean
  /** Toast shown on success. */
  done: string
  work: () => Promise<unknown>
  onClose: () => void
}

/** Confirms an action that can't be undone by a click, such as revoking somebody's access. */
export function ConfirmDialog({ title, text, action, isDangerous = false, done, work, onClose }: ConfirmDialogProps) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function confirm() {
    setBusy(true)
    setProblem('')
    try {
      await work()
      showToast(done)
      onClose()
    } catch (error) {
      if (!isDeclined(error)) setProblem(t(problemKey(error)))
      setBusy(false)
    }
  }
  return (
    <ActionDialog
      action={action}
      busy={busy}
      isDangerous={isDangerous}
      onAction={() => void confirm()}
      onClose={onClose}
      size="small"
      text={text}
      title={title}
    >
      <FormNotice text={problem} />
    </ActionDialog>
  )
}
