import { queryOptions, useQuery } from '@tanstack/react-query'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import rows from '../../lib/layout/rows.module.css'

export const clubsQuery = queryOptions({ queryKey: ['clubs'], queryFn: () => api('listClubs') })

/** All clubs of this installation, for its administrators (SETUP-07). */
export function Clubs() {
  const t = useText()
  const { busy, run } = useAction()
  return (
    <QueryStates height="12rem" query={useQuery(clubsQuery)}>
      {(clubs) =>
        clubs.length === 0 ? (
          <EmptyState icon="people" text={t('setup.noClubsText')} title={t('setup.noClubs')} />
        ) : (
          <ul className={rows.rows}>
            {clubs.map(({ tenantId, name, displayName, domain, disabled, studio }) => (
              <li className={rows.row} key={tenantId}>
                <span className={rows.what}>
                  <span className={rows.name} dir="auto">
                    {displayName} {disabled && <Badge>{t('setup.clubDisabled')}</Badge>}
                  </span>
                  <span className={rows.note}>{domain ?? name}</span>
                </span>
                <Button
                  aria-label={t('setup.openStudioOf', { club: displayName })}
                  busy={busy}
                  onClick={() => void run(() => openStudio(tenantId, studio))}
                  size="small"
                  variant="secondary"
                >
                  {t('setup.openStudio')}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  )
}

/** Signs in there if the account belongs to the club; otherwise its studio explains that it doesn't. */
async function openStudio(tenantId: string, studio: string) {
  const { address } = await api('openClub', { body: { tenantId } }).catch(() => ({ address: studio }))
  location.assign(address)
}
