import { useQuery } from '@tanstack/react-query'
import type { StaffSessionEntry } from '@upbeat/contract/studio/entities/account'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useAction } from '../../../lib/api/use-action.ts'
import { browserName } from '../../../lib/i18n/browser-name.ts'
import { useNow } from '../../../lib/i18n/use-now.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import rows from '../../../lib/layout/rows.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'

const sessionsKey = ['account', 'sessions']

/** The signed-in browsers, each with a sign-out button (STAFF-09). */
export function SessionsSection() {
  const t = useText()
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => api('listStaffSessions', { signal }) })
  return (
    <SettingsSection text={t('account.sessionsText')} title={t('account.sessions')}>
      <QueryStates height="8rem" query={sessions}>
        {(entries) => (
          <ul className={rows.rows}>
            {entries.map((entry) => (
              <SessionRow entry={entry} key={entry.id} />
            ))}
          </ul>
        )}
      </QueryStates>
    </SettingsSection>
  )
}

function SessionRow({ entry }: { entry: StaffSessionEntry }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const { busy, run } = useAction()
  const { id, isThis, userAgent, lastUsedAt } = entry
  const { browser, system } = browserName(userAgent)
  const name =
    browser && system ? t('account.browserOn', { browser, system }) : (browser ?? system ?? t('account.unknownBrowser'))
  const end = () =>
    run(async () => {
      await api('endStaffSession', { params: { id } })
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
      showToast(t('account.sessionEnded'))
    })
  return (
    <li className={rows.row}>
      <Icon name="device" />
      <span className={rows.what}>
        <span className={rows.name}>{name}</span>
        <span className={rows.note}>{t('account.lastUsed', { when: times.ago(lastUsedAt, now) })}</span>
      </span>
      {isThis ? (
        <Badge>{t('account.thisBrowser')}</Badge>
      ) : (
        <Button
          aria-label={t('account.endSessionOf', { browser: name })}
          busy={busy}
          onClick={() => void end()}
          size="small"
          variant="secondary"
        >
          {t('account.endSession')}
        </Button>
      )}
    </li>
  )
}
