import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { showToast } from '../layout/toast-store.ts'

type LazyDialogProps<Dialog> = {
  /** Imports the dialog's component. Must be the same function at each render. */
  load: () => Promise<Dialog>
  onClose: () => void
  children: (dialog: Dialog) => ReactNode
}

/**
 * A dialog whose code loads when it opens. If that fails, for example offline, a toast says so and `onClose` is called; `React.lazy` would
 * replace the whole page, and fail again at each later attempt.
 */
export function LazyDialog<Dialog>({ load, onClose, children }: LazyDialogProps<Dialog>) {
  const t = useText()
  const [loaded, setLoaded] = useState<{ dialog: Dialog } | null>(null)
  const fail = useEffectEvent(() => {
    showToast(t('errors.network'), { tone: 'danger' })
    onClose()
  })
  useEffect(() => {
    let isOpen = true
    load().then(
      (dialog) => isOpen && setLoaded({ dialog }),
      () => isOpen && fail(),
    )
    return () => {
      isOpen = false
    }
  }, [load])
  return loaded && children(loaded.dialog)
}
