import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../i18n/text.ts'

/** Late viewers may start at the beginning, if the class allows it, and return to the live position. */
export function StartOver({ isLate, onChange }: { isLate: boolean; onChange: (isLate: boolean) => void }) {
  const t = useText()
  return (
    <Button icon={isLate ? 'live' : 'replay10'} onClick={() => onChange(!isLate)} size="small" variant="secondary">
      {t(isLate ? 'connect.backToLive' : 'connect.fromBeginning')}
    </Button>
  )
}
