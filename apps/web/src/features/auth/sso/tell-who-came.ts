import { paths } from '../../../lib/paths.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { text } from '../../i18n/text.ts'
import { logOut } from '../log-out.ts'
import { tokenName } from './token-name.ts'

/** Shows which account a token from the URL has signed in, with a way to sign out: the reader may not have chosen it. */
export function tellWhoCame(token: string): void {
  const name = tokenName(token)
  if (name === null) return
  const leave = () => void logOut().then(() => window.location.assign(paths.landing))
  notify(text('auth.signedInAs', { name }), 'success', { label: text('account.logOut'), run: leave })
}
