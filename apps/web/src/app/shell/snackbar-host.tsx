import { Snackbar } from '@upbeat/ui/snackbar.tsx'
import { useSnackbar } from '../../lib/snackbar-store.ts'

/** Shows the current notice: info style for errors, success style otherwise (SHELL-17). */
export function SnackbarHost() {
  const { text, type, visible, action } = useSnackbar()
  return <Snackbar action={action} text={text} tone={type === 'error' ? 'info' : 'success'} visible={visible} />
}
