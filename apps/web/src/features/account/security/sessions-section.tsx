import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MemberSession } from '@upbeat/contract/entities/account-data'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { useSignedIn } from '../../auth/auth-store.ts'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { AccountPanel } from '../account-panel.tsx'
import { browserName } from './browser-name.ts'
import styles from './sessions-section.module.css'

const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api('listSessions', { signal }) })

/** The member's sessions, with buttons to end them. */
export function SessionsSection() {
  const t = useText()
  // Disabled while signing out: the reply would be a 401.
  const { data: sessions, isError } = useQuery({ ...sessionsQuery(), enabled: useSignedIn() })
  const [all, setAll] = useState(false)
  // This browser first, then newest first.
  const shown = (sessions ?? []).toSorted((a, b) => Number(b.isThis) - Number(a.isThis)).slice(0, all ? undefined : few)
  return (
    <AccountPanel title={t('account.sessions')}>
      {isError && <FormNotice text={t('account.sessionsFailed')} />}
      {!sessions && !isError && <Skeleton height="4rem" />}
      <ul className={styles.rows}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions && shown.length < sessions.length && (
        <Button onClick={() => setAll(true)} size="small" variant="quiet">
          {t('common.showMore')}
        </Button>
      )}
    </AccountPanel>
  )
}

function SessionRow({ session: { id, isThis, createdAt, userAgent } }: { session: MemberSession }) {
  const t = useText()
  const clubDate = useClubDate()
  const queryClient = useQueryClient()
  const known = browserName(userAgent)
  const browser = known ? t('account.browserOn', known) : t('account.sessionUnknown')
  const end = useMutation({
    mutationFn: () => api('endSession', { params: { id } }),
    onSuccess: () => notify(t('account.sessionEnded')),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery()),
  })
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.browser}>{browser}</span>
        <span className={styles.since}>
          {isThis
            ? t('account.sessionHere')
            : t('account.sessionSince', { date: clubDate(createdAt, { withTime: true }) })}
        </span>
      </span>
      {!isThis && (
        <Button
          aria-label={t('account.sessionEndNamed', { browser })}
          busy={end.isPending}
          onClick={() => end.mutate()}
          size="small"
          variant="secondary"
        >
          {t('account.sessionEnd')}
        </Button>
      )}
    </li>
  )
}

const few = 4
