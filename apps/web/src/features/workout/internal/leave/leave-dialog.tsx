import { completedMinutes, leaveDecision } from '@upbeat/rules/player/leave-decision'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useMemo, useRef } from 'react'
import { useText } from '../../../i18n/text.ts'
import type { WatchSession } from '../session/watch-session.ts'
import styles from './leave-dialog.module.css'
import type { LeavingControl } from './use-leaving.ts'

/** Confirms leaving a class during playback (PLAY-05, PLAY-09). Closing it continues playback, as does its first button. */
export function LeaveDialog({ control, session }: { control: LeavingControl; session: WatchSession }) {
  const t = useText()
  const keepPlaying = useRef<HTMLButtonElement>(null)
  const open = control.leaving.state === 'asking'
  // Read once on opening: the class keeps playing behind it.
  const elapsed = useMemo(() => (open ? session.elapsed() : 0), [open, session])
  const willLog = leaveDecision(elapsed) === 'log'
  const minutes = completedMinutes(elapsed)
  return (
    <Dialog
      closeLabel={t('common.close')}
      description={willLog ? t('player.leaveText', { minutes }) : t('player.leaveTooShort')}
      initialFocus={keepPlaying}
      onOpenChange={(next) => {
        if (!next) control.keepPlaying()
      }}
      open={open}
      size="small"
      title={t('player.leaveTitle')}
    >
      <div className={styles.choices}>
        <Button fullWidth onClick={control.keepPlaying} ref={keepPlaying} size="large">
          {t('player.keepPlaying')}
        </Button>
        <Button fullWidth onClick={control.finish} size="large" variant="secondary">
          {willLog ? t('player.finishAndLog', { minutes }) : t('player.finish')}
        </Button>
        <Button fullWidth onClick={control.discard} size="large" variant="quiet">
          {t('player.discard')}
        </Button>
      </div>
    </Dialog>
  )
}
