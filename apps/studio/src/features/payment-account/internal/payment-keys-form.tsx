import { PaymentKeys } from '@upbeat/contract/studio/entities/selling/payment-account'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { StudioError } from '../../../lib/api/studio-error.ts'
import { CheckList } from '../../../lib/forms/check-list.tsx'
import form from '../../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { nameOf, type PaymentAccount, type PaymentFinding, showPaymentAccount } from '../payment-account-query.ts'
import { findingChecks } from './finding-text.ts'

/** Takes both keys. The server tries them at Stripe, and stores nothing if one can't be used. */
export function PaymentKeysForm({ mode, isReplacing }: { mode: PaymentAccount['mode']; isReplacing: boolean }) {
  const t = useText()
  const [findings, setFindings] = useState<readonly PaymentFinding[]>([])
  const keys = useStudioForm({
    schema: PaymentKeys,
    initial: { publishableKey: '', secretKey: '' },
    problems: { publishableKey: 'payments.publishableKeyProblem', secretKey: 'payments.restrictedKeyProblem' },
    send: connect,
  })
  const notice = findings.length > 0 ? t('payments.refused') : keys.notice
  return (
    <form {...keys.props} className={form.form}>
      <p className={form.hint}>{t(`payments.needs-${mode}`)}</p>
      <FormNotice text={notice} />
      {findings.length > 0 && <CheckList checks={findingChecks(findings, t)} />}
      <TextField
        {...keys.field('publishableKey')}
        autoCapitalize="none"
        autoComplete="off"
        description={t('payments.publishableKeyHint', { mode })}
        dir="ltr"
        label={t('payments.publishableKey')}
        spellCheck={false}
      />
      <StudioPasswordField
        {...keys.field('secretKey')}
        autoComplete="off"
        description={t('payments.restrictedKeyHint', { mode })}
        label={t('payments.restrictedKey')}
      />
      <div className={form.actions}>
        <Button busy={keys.busy} type="submit">
          {t(isReplacing ? 'payments.replaceAction' : 'payments.connectAction')}
        </Button>
      </div>
    </form>
  )

  async function connect(values: PaymentKeys) {
    setFindings([])
    try {
      const connected = await api('connectPaymentAccount', { body: values })
      showPaymentAccount(connected)
      if (connected.account) showToast(t('payments.done', { name: nameOf(connected.account) }))
    } catch (error) {
      if (!(error instanceof StudioError) || error.reason !== 'paymentKeysRefused') throw error
      setFindings(error.findings)
    }
  }
}
