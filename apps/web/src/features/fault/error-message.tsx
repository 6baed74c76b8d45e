import { Button } from '@upbeat/ui/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { FaultPage } from './fault-page.tsx'

type ErrorMessageProps = {
  text?: string | undefined
  title?: string | undefined
  hint?: string | undefined
  /** An additional action of the caller; comes first. */
  action?: ReactNode
}

/** An unhandled error; `text` describes it, if known (ERR-42). */
export function ErrorMessage({ text, title, hint, action }: ErrorMessageProps) {
  const t = useText()
  return (
    <FaultPage
      hint={hint ?? t('shell.errorHint')}
      text={text ?? t('errors.generic')}
      title={title ?? t('shell.errorTitle')}
    >
      {action}
      <Button render={<Link reloadDocument to={paths.home} />} variant={action ? 'secondary' : 'primary'}>
        {t('shell.toStart')}
      </Button>
      {!action && (
        <Button onClick={() => window.location.reload()} variant="secondary">
          {t('shell.reload')}
        </Button>
      )}
    </FaultPage>
  )
}
