import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { useSession } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { goToStep, setupQuery, stepShown } from './internal/setup-query.ts'
import { stepNames } from './internal/step-names.ts'

/** A link to an unfinished setup (SETUP-02), until it is finished or dismissed. */
export function ContinueSetUp() {
  const t = useText()
  const { club } = useSession()
  const { busy, run } = useAction()
  const isOwner = club?.role === 'owner'
  const { data: progress } = useQuery({ ...setupQuery, enabled: isOwner })
  if (!isOwner || !progress?.club || progress.club.tenantId !== club?.tenantId || progress.step === 'done') return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('setup.unfinished')}</h2>
      <p className={panel.text}>{t('setup.unfinishedText', { step: t(stepNames[stepShown(progress)]) })}</p>
      <div className={panel.actions}>
        <Button render={<Link to="/start" />}>{t('setup.goOn')}</Button>
        <Button busy={busy} onClick={() => void run(() => goToStep('done'))} variant="quiet">
          {t('shell.dismiss')}
        </Button>
      </div>
    </section>
  )
}
