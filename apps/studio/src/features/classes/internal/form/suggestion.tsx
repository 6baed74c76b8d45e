import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'

/** A value that the video suggests for the field above (DRAFT-06). */
export function Suggestion({ value, onUse }: { value: string; onUse: () => void }) {
  const t = useText()
  return (
    <div>
      <Button onClick={onUse} size="small" variant="secondary">
        {t('classes.useSuggestion', { value })}
      </Button>
    </div>
  )
}
