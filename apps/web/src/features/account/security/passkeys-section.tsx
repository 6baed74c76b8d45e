import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { canUsePasskeys } from '@upbeat/client/ask-passkey.ts'
import type { MemberPasskey } from '@upbeat/contract/entities/passkey'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useSignedIn } from '../../auth/auth-store.ts'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { AccountPanel } from '../account-panel.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { browserName } from './browser-name.ts'
import styles from './sessions-section.module.css'

const passkeysQuery = () =>
  queryOptions({ queryKey: ['passkeys'], queryFn: ({ signal }) => api('listPasskeys', { signal }) })

/** The member's passkeys. */
export function PasskeysSection() {
  const t = useText()
  const queryClient = useQueryClient()
  const { data: passkeys, isError } = useQuery({ ...passkeysQuery(), enabled: useSignedIn() })
  const [adding, setAdding] = useState(false)
  function finish() {
    setAdding(false)
    void queryClient.invalidateQueries(passkeysQuery())
  }
  return (
    <AccountPanel title={t('account.passkeys')}>
      <p>{t('account.passkeysHint')}</p>
      {isError && <FormNotice text={t('account.passkeysFailed')} />}
      {!passkeys && !isError && <Skeleton height="4rem" />}
      <ul className={styles.rows}>
        {(passkeys ?? []).map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {canUsePasskeys() && (
        <Button onClick={() => setAdding(true)} size="small" variant="secondary">
          {t('account.passkeyAdd')}
        </Button>
      )}
      {adding && <AddPasskeyDialog onDone={finish} />}
    </AccountPanel>
  )
}

function PasskeyRow({ passkey: { id, createdAt, userAgent } }: { passkey: MemberPasskey }) {
  const t = useText()
  const clubDate = useClubDate()
  const queryClient = useQueryClient()
  const known = browserName(userAgent)
  const browser = known ? t('account.browserOn', known) : t('account.sessionUnknown')
  const remove = useMutation({
    mutationFn: () => api('forgetPasskey', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(passkeysQuery()),
  })
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.browser}>{browser}</span>
        <span className={styles.since}>{t('account.passkeySince', { date: clubDate(createdAt) })}</span>
      </span>
      <Button
        aria-label={t('account.passkeyRemoveNamed', { browser })}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
        size="small"
        variant="secondary"
      >
        {t('account.passkeyRemove')}
      </Button>
    </li>
  )
}
