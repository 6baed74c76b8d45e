import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { signOut } from '../auth/sign-out.ts'
import { useText } from '../i18n/text.ts'

/** Ends the session and leads to the start (ACC-04). */
export function LogOutLink() {
  const t = useText()
  return (
    <Button render={<Link onClick={() => void signOut()} to={paths.landing} />} variant="secondary">
      {t('account.logOut')}
    </Button>
  )
}
