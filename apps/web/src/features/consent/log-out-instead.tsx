import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { logOut } from '../auth/log-out.ts'
import { useText } from '../i18n/text.ts'

/** The alternative to accepting the terms: signing out (D-62). */
export function LogOutInstead() {
  const t = useText()
  return (
    <Button render={<Link onClick={() => void logOut()} to={paths.landing} />} variant="quiet">
      {t('consent.logOut')}
    </Button>
  )
}
