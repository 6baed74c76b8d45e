import { Snackbar } from '@upbeat/ui/snackbar.tsx'
import { useSnackbar } from '../../lib/snackbar-store.ts'

/** Shows the notice of the moment: info look for errors, success look otherwise (SHELL-17). */
export function SnackbarHost() {
  const { text, type, visible, action } = useSnackbar()
  const once = action && {
    ...action,
    run: () => {
      useSnackbar.setState({ visible: false })
      action.run()
    },
  }
  return <Snackbar action={once} text={text} tone={type === 'error' ? 'info' : 'success'} visible={visible} />
}
