import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useAction } from '../../../lib/api/use-action.ts'
import { useLostFocus } from '../../../lib/focus/use-lost-focus.ts'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { copyText } from '../../../lib/layout/copy-text.ts'
import { QrCode } from '../../../lib/layout/qr-code.tsx'
import type { SetUpProps } from '../set-up.tsx'
import { firstClassQuery } from './first-class-query.ts'
import { FirstClassState } from './first-class-state.tsx'
import { goToStep } from './setup-query.ts'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'

/** The club's URL and QR code, which opens the first class on a phone once published (SETUP-06). */
export function OnAirStep({ onDone, awaitVideo }: Pick<SetUpProps, 'onDone' | 'awaitVideo'>) {
  const t = useText()
  const { busy, run } = useAction()
  const { data: first } = useQuery(firstClassQuery)
  const frame = useLostFocus<HTMLDivElement>(first?.state)
  const path = first?.state === 'published' ? `/classes/${encodeURIComponent(first.tag)}` : '/'
  const onAir = useQuery({
    queryKey: ['setup', 'onAir', path],
    queryFn: ({ signal }) => api('getOnAir', { query: { path }, signal }),
    placeholderData: (earlier) => earlier,
  })
  // While the class's URL loads, the club's is shown.
  const leadsToClass = path !== '/' && !onAir.isPlaceholderData
  const isOnAir = first?.state === 'published'
  const finish = async () => {
    await goToStep('done')
    await onDone()
  }
  return (
    <StepFrame
      lead={t(onAir.data?.isThisMachineOnly ? 'setup.onAirLeadLocal' : 'setup.onAirLead')}
      step="onAir"
      title={t(isOnAir ? 'setup.onAirTitle' : 'setup.readyTitle')}
    >
      {first && <FirstClassState awaitVideo={awaitVideo} first={first} />}
      <QueryStates height="12rem" query={onAir}>
        {({ address, isThisMachineOnly, sendsEmail }) => (
          <div className={styles.onAir} ref={frame}>
            {!isThisMachineOnly && (
              <QrCode label={t(leadsToClass ? 'setup.qrCodeClass' : 'setup.qrCode')} text={address} />
            )}
            <div className={form.form}>
              <a className={styles.address} href={address}>
                {address}
              </a>
              <div className={form.actions}>
                <Button icon="copy" onClick={() => void copy(address)} size="small" variant="secondary">
                  {t('setup.copyAddress')}
                </Button>
              </div>
              {isThisMachineOnly && (
                <FormNotice text={t('setup.onAirLocal')} tone="info">
                  <p>{t('setup.onAirLocalText')}</p>
                </FormNotice>
              )}
              {!sendsEmail && (
                <FormNotice text={t('setup.mailOff')} tone="info">
                  <p>{t('setup.mailOffText')}</p>
                </FormNotice>
              )}
            </div>
          </div>
        )}
      </QueryStates>
      {first !== undefined && !isOnAir && (
        <p className={form.hint}>{t(first ? 'setup.notOnAirYet' : 'setup.noClassYet')}</p>
      )}
      <div className={form.actions}>
        <Button busy={busy} onClick={() => void run(finish)} variant={first && !isOnAir ? 'secondary' : 'primary'}>
          {t('setup.toStudio')}
        </Button>
      </div>
    </StepFrame>
  )

  function copy(address: string) {
    return copyText(address, t('setup.addressCopied'))
  }
}
