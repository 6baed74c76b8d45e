import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { type ConnectedAccount, nameOf, showPaymentAccount } from '../payment-account-query.ts'

/** Says first what becomes of the members who pay there. */
export function DisconnectButton({ account }: { account: ConnectedAccount }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { memberships: count } = account
  const members = count > 0 ? ` ${t('paymentAccount.disconnectMembers', { count })}` : ''
  return (
    <div className={panel.actions}>
      <Button onClick={() => setAsking(true)} variant="secondary">
        {t('paymentAccount.disconnect')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          action={t('paymentAccount.disconnect')}
          done={t('paymentAccount.disconnected')}
          isDangerous
          onClose={() => setAsking(false)}
          text={t(`paymentAccount.disconnect-${account.by}`) + members}
          title={t('paymentAccount.disconnectOf', { name: nameOf(account) })}
          work={async () => showPaymentAccount(await api('disconnectPaymentAccount'))}
        />
      )}
    </div>
  )
}
