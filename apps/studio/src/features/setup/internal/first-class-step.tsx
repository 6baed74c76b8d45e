import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import type { ReactNode } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { firstClassQuery } from './first-class-query.ts'
import { goToStep } from './setup-query.ts'
import { StepFrame } from './step-frame.tsx'

/** Uploads the first video. The next step doesn't wait for it: the upload continues, and can be done later in the studio. */
export function FirstClassStep({ upload }: { upload: ReactNode }) {
  const t = useText()
  const { busy, run } = useAction()
  const { data: first } = useQuery(firstClassQuery)
  return (
    <StepFrame lead={t('setup.firstClassLead')} step="firstClass" title={t('setup.firstClassTitle')}>
      {upload}
      <div className={form.actions}>
        <Button
          busy={busy}
          onClick={() => void run(() => goToStep('audience'))}
          variant={first ? 'primary' : 'secondary'}
        >
          {t('setup.later')}
        </Button>
      </div>
    </StepFrame>
  )
}
