import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../i18n/text.ts'

/** Who comes late may begin at the beginning, where the class allows it, and go back to where everyone is. */
export function StartOver({ isLate, onChange }: { isLate: boolean; onChange: (isLate: boolean) => void }) {
  const t = useText()
  return (
    <Button icon={isLate ? 'live' : 'replay10'} onClick={() => onChange(!isLate)} size="small" variant="secondary">
      {t(isLate ? 'connect.backToLive' : 'connect.fromBeginning')}
    </Button>
  )
}
