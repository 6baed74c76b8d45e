import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { logOut } from '../auth/log-out.ts'
import { useText } from '../i18n/text.ts'

/** The other way out of what stands before every page: not accepting, and signing out (D-62). */
export function LogOutInstead() {
  const t = useText()
  return (
    <Button render={<Link onClick={() => void logOut()} to={paths.landing} />} variant="quiet">
      {t('consent.logOut')}
    </Button>
  )
}
