import { Button } from '@upbeat/ui/button.tsx'
import form from '../../../lib/form.module.css'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import { goToStep } from './setup-query.ts'
import { StepFrame } from './step-frame.tsx'

/** Where the first video is taken in, once the classes' upload stands here; until then it says where that is done. */
export function FirstClassStep() {
  const t = useText()
  const { busy, run } = useAction()
  return (
    <StepFrame lead={t('setup.firstClassLead')} step="firstClass" title={t('setup.firstClassTitle')}>
      <div className={form.actions}>
        <Button busy={busy} onClick={() => void run(() => goToStep('onAir'))}>
          {t('setup.later')}
        </Button>
      </div>
    </StepFrame>
  )
}
