import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { type SignOn, type SignOnChoice, showSignOn } from '../sign-on-query.ts'

type SignOnStateProps = {
  signOn: SignOn
  /** Whether the current input has passed a test. */
  isTested: boolean
  /** Null if a field is invalid, which shows its own error. */
  readChoice: () => Promise<SignOnChoice | null>
}

/** Whether single sign-on is active, with a switch. */
export function SignOnState({ signOn: { isOn, provider }, isTested, readChoice }: SignOnStateProps) {
  const t = useText()
  const { busy, run } = useAction()
  const [asked, setAsked] = useState<'on' | 'off' | 'remove' | null>(null)

  async function save(on: boolean): Promise<boolean> {
    const choice = await readChoice()
    if (choice) showSignOn(await api('saveSignOn', { body: { provider: choice, isOn: on } }))
    return choice !== null
  }
  const saveAndTell = (on: boolean) =>
    run(async () => {
      if (await save(on)) showToast(t(on && !isOn ? 'signOn.switchedOn' : 'signOn.saved'))
    })
  const saveOn = () => (isTested ? void saveAndTell(true) : setAsked('on'))

  return (
    <SettingsSection text={t('signOn.stateText')} title={t('signOn.state')}>
      <p role="status">{t(isOn ? 'signOn.on' : 'signOn.off')}</p>
      <div className={panel.actions}>
        <Button busy={busy} onClick={saveOn} variant={isTested ? 'primary' : 'secondary'}>
          {t(isOn ? 'signOn.save' : 'signOn.switchOn')}
        </Button>
        {isOn ? (
          <Button onClick={() => setAsked('off')} variant="secondary">
            {t('signOn.switchOff')}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void saveAndTell(false)} variant="secondary">
            {t('signOn.save')}
          </Button>
        )}
        {provider && (
          <Button onClick={() => setAsked('remove')} variant="quiet">
            {t('signOn.remove')}
          </Button>
        )}
      </div>
      {asked === 'on' && (
        <ConfirmDialog
          action={t(isOn ? 'signOn.save' : 'signOn.switchOn')}
          done={t(isOn ? 'signOn.saved' : 'signOn.switchedOn')}
          isDangerous
          onClose={() => setAsked(null)}
          text={t('signOn.switchOnUntested')}
          title={t(isOn ? 'signOn.save' : 'signOn.switchOn')}
          work={() => save(true)}
        />
      )}
      {asked === 'off' && provider && (
        <ConfirmDialog
          action={t('signOn.switchOff')}
          done={t('signOn.switchedOff')}
          onClose={() => setAsked(null)}
          text={t('signOn.switchOffText')}
          title={t('signOn.switchOff')}
          // The stored settings, without unsaved input.
          work={async () => {
            const { authority, clientId, scopes } = provider
            showSignOn(await api('saveSignOn', { body: { provider: { authority, clientId, scopes }, isOn: false } }))
          }}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          action={t('signOn.remove')}
          done={t('signOn.removed')}
          isDangerous
          onClose={() => setAsked(null)}
          text={t('signOn.removeText')}
          title={t('signOn.removeOf')}
          work={async () => showSignOn(await api('saveSignOn', { body: { provider: null, isOn: false } }))}
        />
      )}
    </SettingsSection>
  )
}
