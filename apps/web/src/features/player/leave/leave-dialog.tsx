import { leaveDecision } from '@upbeat/rules/player/leave-decision'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import type { WatchSession } from '../session/watch-session.ts'
import type { LeavingControl } from './use-leaving.ts'

/** Asks before a class that plays is left (PLAY-05, PLAY-09). Closing it keeps playing. */
export function LeaveDialog({ control, session }: { control: LeavingControl; session: WatchSession }) {
  const t = useText()
  const open = control.leaving.state === 'asking'
  // Read once, when it opens: the class plays on behind it.
  const elapsed = useMemo(() => (open ? session.elapsed() : 0), [open, session])
  const willLog = leaveDecision(elapsed) === 'log'
  return (
    <Dialog
      actions={
        <>
          <Button onClick={control.keepPlaying} variant="quiet">
            {t('player.keepPlaying')}
          </Button>
          <Button onClick={control.discard} variant="secondary">
            {t('player.discard')}
          </Button>
          <Button onClick={control.finish}>{t(willLog ? 'player.finishAndLog' : 'player.finish')}</Button>
        </>
      }
      closeLabel={t('common.close')}
      description={willLog ? t('player.leaveText', { minutes: Math.floor(elapsed / 60) }) : t('player.leaveTooShort')}
      onOpenChange={(next) => {
        if (!next) control.keepPlaying()
      }}
      open={open}
      size="small"
      title={t('player.leaveTitle')}
    />
  )
}
