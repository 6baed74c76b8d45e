import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { text } from '../i18n/text.ts'

/** After saving: shows a notice and returns to the account page (ACC-09). */
export function useSaved(): () => void {
  const navigate = useNavigate()
  return () => {
    notify(text('account.saved'))
    void navigate(paths.account)
  }
}
