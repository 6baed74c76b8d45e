import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { BroadcastSession } from '../session/broadcast-session.ts'
import type { SessionState } from '../session/session-state.ts'
import styles from './status-panel.module.css'
import { troublesOf } from './troubles.ts'

/** What keeps the picture from being sent, each with its one-click remedy. */
export function TroubleList({ session, state }: { session: BroadcastSession; state: SessionState }) {
  const t = useText()
  const remedies = {
    camera: () => session.changeCamera(),
    microphone: () => session.changeMicrophone(),
    restart: () => session.start(),
    unblock: () => session.unblock(),
    takeOver: () => session.takeOver(),
  }
  return (
    <div className={styles.troubles}>
      {troublesOf(state).map(({ text, values, remedy, tone }) => (
        <FormNotice key={text} text={t(text, values)} tone={tone}>
          {remedy && (
            <div>
              <Button onClick={() => void remedies[remedy.action]()} size="small" variant="secondary">
                {t(remedy.label)}
              </Button>
            </div>
          )}
        </FormNotice>
      ))}
    </div>
  )
}
