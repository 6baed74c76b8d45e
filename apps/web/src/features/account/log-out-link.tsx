import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { logOut } from '../auth/log-out.ts'
import { useText } from '../i18n/text.ts'

/** Signs out and opens the start page (ACC-04). */
export function LogOutLink() {
  const t = useText()
  return (
    <Button render={<Link onClick={() => void logOut()} to={paths.landing} />} variant="secondary">
      {t('account.logOut')}
    </Button>
  )
}
