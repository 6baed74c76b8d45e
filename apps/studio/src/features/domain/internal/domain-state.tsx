import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useAction } from '../../../lib/api/use-action.ts'
import { CheckList } from '../../../lib/forms/check-list.tsx'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useNow } from '../../../lib/i18n/use-now.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { domainCheckQuery, showDomain } from '../domain-query.ts'
import { domainChecks } from './domain-checks.ts'

/** The status of a domain, and the next step. */
export function DomainState({ domain, isPlanned }: { domain: string; isPlanned: boolean }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const query = useQuery(domainCheckQuery(domain))
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const isLive = query.data?.live === 'live'
  const checkedAt = query.data && t('domain.checksText', { when: times.ago(query.data.checkedAt, now) })

  return (
    <SettingsSection text={checkedAt} title={t('domain.checks')}>
      <QueryStates height="9rem" query={query}>
        {(check) => <CheckList checks={domainChecks(check, t)} />}
      </QueryStates>
      <div className={panel.actions}>
        {isPlanned && (
          <Button disabled={query.data?.ownership !== 'proven'} onClick={() => setAsking(true)}>
            {t('domain.use')}
          </Button>
        )}
        <Button busy={query.isFetching} onClick={() => void query.refetch()} variant="secondary">
          {t('domain.checkAgain')}
        </Button>
        {isPlanned && (
          <Button busy={busy} onClick={() => void run(giveUp)} variant="quiet">
            {t('domain.another')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          action={t(isLive ? 'domain.use' : 'domain.useAnyway')}
          done={t('domain.used', { domain })}
          isDangerous={!isLive}
          onClose={() => setAsking(false)}
          text={t(isLive ? 'domain.useText' : 'domain.useNotLiveText', { domain })}
          title={t('domain.useOf', { domain })}
          work={async () => showDomain(await api('useDomain', { body: { evenIfNotLive: !isLive } }))}
        />
      )}
    </SettingsSection>
  )

  async function giveUp() {
    showDomain(await api('planDomain', { body: { domain: null } }))
    showToast(t('domain.given'))
  }
}
