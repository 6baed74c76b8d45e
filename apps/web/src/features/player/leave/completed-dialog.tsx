import { leaveDecision } from '@upbeat/rules/player/leave-decision'
import type { Leaving } from '@upbeat/rules/player/leaving'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useText } from '../../i18n/text.ts'
import { CompletedMark } from './completed-mark.tsx'

/** A class that was done, with its minutes (PLAY-06, PLAY-07, PLAY-15). Done and the X both leave. */
export function CompletedDialog({ leaving, name, onDone }: { leaving: Leaving; name: string; onDone: () => void }) {
  const t = useText()
  const completed = leaving.state === 'completed' ? leaving : null
  const minutes = completed?.minutes ?? 0
  const isLogged = completed !== null && leaveDecision(completed.elapsed) === 'log'
  return (
    <Dialog
      actions={
        <Button fullWidth onClick={onDone} size="large">
          {t('player.done')}
        </Button>
      }
      closeLabel={t('common.close')}
      description={isLogged ? t('player.completedText', { name }) : t('player.completedUnlogged')}
      onOpenChange={(next) => {
        if (!next) onDone()
      }}
      open={completed !== null}
      size="small"
      title={t('player.completedTitle')}
    >
      <CompletedMark isDone={isLogged} text={t('player.completedMinutes', { count: minutes })} />
    </Dialog>
  )
}
