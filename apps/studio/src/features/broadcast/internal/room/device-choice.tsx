import { Button } from '@upbeat/ui/button.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { Device } from '../devices/open-device.ts'
import type { BroadcastSession } from '../session/broadcast-session.ts'
import type { SessionState } from '../session/session-state.ts'
import styles from './device-choice.module.css'

/** The camera and the microphone, changeable also while sending. */
export function DeviceChoice({ session, state }: { session: BroadcastSession; state: SessionState }) {
  const t = useText()
  const { camera, cameras, microphone, microphones } = state
  const settings = camera?.getSettings()
  const named = (devices: readonly Device[], key: 'broadcast.unnamedCamera' | 'broadcast.unnamedMicrophone') =>
    devices.map(({ id, name }, index) => ({ value: id, label: name || t(key, { number: index + 1 }) }))
  return (
    <div className={styles.devices}>
      <Select
        label={t('broadcast.camera')}
        onChange={({ target }) => void session.changeCamera({ deviceId: target.value })}
        options={named(cameras, 'broadcast.unnamedCamera')}
        value={settings?.deviceId ?? ''}
      />
      {settings?.facingMode !== undefined && cameras.length > 1 && (
        <Button
          icon="switch"
          onClick={() => void session.changeCamera({ facing: settings.facingMode === 'user' ? 'environment' : 'user' })}
          size="small"
          variant="secondary"
        >
          {t('broadcast.turnCamera')}
        </Button>
      )}
      <Select
        label={t('broadcast.microphone')}
        onChange={({ target }) => void session.changeMicrophone(target.value)}
        options={named(microphones, 'broadcast.unnamedMicrophone')}
        value={microphone?.getSettings().deviceId ?? ''}
      />
    </div>
  )
}
