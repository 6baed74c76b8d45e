import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { StudioError } from '../../../lib/api/studio-error.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { CheckList } from '../../../lib/forms/check-list.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import type { PaymentFinding } from '../payment-account-query.ts'
import { findingChecks } from './finding-text.ts'

/** Leads to Stripe's page for the account that the platform makes. */
export function StripeButton({ isContinuing = false }: { isContinuing?: boolean }) {
  const t = useText()
  const { busy, run } = useAction()
  const [findings, setFindings] = useState<readonly PaymentFinding[]>([])
  return (
    <>
      {findings.length > 0 && <CheckList checks={findingChecks(findings, t)} />}
      <div className={panel.actions}>
        <Button busy={busy} onClick={() => void run(leave)}>
          {t(isContinuing ? 'paymentAccount.linkContinue' : 'paymentAccount.link')}
        </Button>
      </div>
    </>
  )

  async function leave() {
    setFindings([])
    try {
      const { address } = await api('linkPaymentAccount')
      window.location.assign(address)
    } catch (error) {
      if (!(error instanceof StudioError) || error.reason !== 'paymentKeysRefused') throw error
      setFindings(error.findings)
    }
  }
}
