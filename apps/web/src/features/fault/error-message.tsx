import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../i18n/text.ts'
import { FaultPage } from './fault-page.tsx'

/** Something failed that no part of the page could answer; `text` says what, where it is known (ERR-42). */
export function ErrorMessage({ text }: { text?: string | undefined }) {
  const t = useText()
  return (
    <FaultPage hint={t('shell.errorHint')} text={text ?? t('errors.generic')} title={t('shell.errorTitle')}>
      <Button render={<Link reloadDocument to={paths.home} />}>{t('shell.toStart')}</Button>
      <Button onClick={() => window.location.reload()} variant="secondary">
        {t('shell.reload')}
      </Button>
    </FaultPage>
  )
}
