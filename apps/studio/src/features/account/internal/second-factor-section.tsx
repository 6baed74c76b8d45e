import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useAction } from '../../../lib/api/use-action.ts'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import rows from '../../../lib/layout/rows.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { refreshSecurity, type SecurityResult } from './security-query.ts'
import { TotpDialog, type TotpSetUp } from './totp-dialog.tsx'

/** The authenticator app and the recovery codes (STAFF-05). */
export function SecondFactorSection({ security }: { security: SecurityResult }) {
  const t = useText()
  const { busy, run } = useAction()
  const [setUp, setSetUp] = useState<TotpSetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const start = () => run(async () => setSetUp(await api('startTotp')))
  const remove = () =>
    run(async () => {
      await api('removeTotp')
      await refreshSecurity()
      showToast(t('account.totpRemoved'))
    })
  const renew = () =>
    run(async () => {
      setCodes((await api('renewRecoveryCodes')).recoveryCodes)
      await refreshSecurity()
    })

  return (
    <SettingsSection id="second-factor" text={t('account.secondFactorText')} title={t('account.secondFactor')}>
      <QueryStates height="4rem" query={security}>
        {({ totp, recoveryCodesLeft, passkeys }) => (
          <ul className={rows.rows}>
            <li className={rows.row}>
              <Icon name="shield" />
              <span className={rows.what}>
                <span className={rows.name}>{t('account.totp')}</span>
                <span className={rows.note}>{t(totp ? 'account.totpOn' : 'account.totpOff')}</span>
              </span>
              <Button
                busy={busy && !totp}
                onClick={() => void (totp ? remove() : start())}
                size="small"
                variant={totp ? 'secondary' : 'primary'}
              >
                {t(totp ? 'account.remove' : 'account.setUp')}
              </Button>
            </li>
            {(totp || passkeys.length > 0) && (
              <li className={rows.row}>
                <Icon name="key" />
                <span className={rows.what}>
                  <span className={rows.name}>{t('account.recoveryCodes')}</span>
                  <span className={rows.note}>{t('account.recoveryCodesLeft', { count: recoveryCodesLeft })}</span>
                </span>
                <Button onClick={() => void renew()} size="small" variant="secondary">
                  {t('account.renewCodes')}
                </Button>
              </li>
            )}
          </ul>
        )}
      </QueryStates>
      {setUp && (
        <TotpDialog
          onClose={() => setSetUp(null)}
          onDone={async (given) => {
            setSetUp(null)
            setCodes(given)
            await refreshSecurity()
            showToast(t('account.totpAdded'))
          }}
          setUp={setUp}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      <p className={form.hint}>{t('account.secondFactorHint')}</p>
    </SettingsSection>
  )
}
