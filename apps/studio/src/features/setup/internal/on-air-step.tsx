import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api.ts'
import form from '../../../lib/form.module.css'
import { QrCode } from '../../../lib/qr-code.tsx'
import { QueryStates } from '../../../lib/query-states.tsx'
import { showToast } from '../../../lib/toast-store.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import { goToStep } from './setup-query.ts'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'

/** The club's address, and its QR code for a phone (SETUP-06). */
export function OnAirStep({ onDone }: { onDone: () => unknown }) {
  const t = useText()
  const { busy, run } = useAction()
  const onAir = useQuery({
    queryKey: ['setup', 'onAir'],
    queryFn: ({ signal }) => api('getOnAir', { query: {}, signal }),
  })
  const finish = async () => {
    await goToStep('done')
    await onDone()
  }
  return (
    <StepFrame lead={t('setup.onAirLead')} step="onAir" title={t('setup.onAirTitle')}>
      <QueryStates height="12rem" query={onAir}>
        {({ address }) => (
          <div className={styles.onAir}>
            <QrCode label={t('setup.qrCode')} text={address} />
            <div className={form.form}>
              <a className={styles.address} href={address}>
                {address}
              </a>
              <div className={form.actions}>
                <Button icon="copy" onClick={() => void copy(address)} size="small" variant="secondary">
                  {t('setup.copyAddress')}
                </Button>
              </div>
            </div>
          </div>
        )}
      </QueryStates>
      <div className={form.actions}>
        <Button busy={busy} onClick={() => void run(finish)}>
          {t('setup.toStudio')}
        </Button>
      </div>
    </StepFrame>
  )

  async function copy(address: string) {
    await navigator.clipboard.writeText(address)
    showToast(t('account.codesCopied'))
  }
}
