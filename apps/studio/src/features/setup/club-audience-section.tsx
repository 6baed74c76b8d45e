import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { showToast } from '../../lib/layout/toast-store.ts'
import { AudienceForm } from './internal/audience-form.tsx'
import { audienceQuery } from './internal/audience-query.ts'

/** Who can watch: anyone who signs up, holders of a code, or subscribers of a plan. Editable by owners. */
export function ClubAudienceSection() {
  const t = useText()
  const queryClient = useQueryClient()
  const mayEdit = useReach('plans.edit') !== null
  const audience = useQuery(audienceQuery)
  return (
    <section className={panel.panel}>
      {!mayEdit && <h2 className={panel.title}>{t('setup.audienceTitle')}</h2>}
      <QueryStates height="16rem" query={audience}>
        {(current) =>
          mayEdit ? (
            <AudienceForm
              action={t('settings.save')}
              current={current}
              send={async (body) => {
                queryClient.setQueryData(audienceQuery.queryKey, await api('setAudience', { body }))
                showToast(t('settings.audienceSaved'))
              }}
            />
          ) : (
            <p className={panel.text}>{t('settings.audienceNow', { audience: t(kindKeys[current.kind]) })}</p>
          )
        }
      </QueryStates>
    </section>
  )
}

const kindKeys = { everyone: 'setup.everyone', code: 'setup.code', plan: 'setup.plan' } as const
