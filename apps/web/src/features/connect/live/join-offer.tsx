import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../i18n/text.ts'

/** Shown if the browser or the system has stopped the stream and only a user gesture may start it. */
export function JoinOffer({ onJoin }: { onJoin: () => void }) {
  const t = useText()
  return (
    <Button icon="play" onClick={onJoin} size="large">
      {t('connect.join')}
    </Button>
  )
}
