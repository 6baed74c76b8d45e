import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { focusTitle } from '../../../lib/focus/focus-title.ts'
import { useText } from '../../../lib/i18n/use-text.ts'

export function NoEntries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText()
  if (!isFiltered) return <EmptyState icon="history" text={t('audit.noneText')} title={t('audit.none')} />
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            onClear()
            focusTitle()
          }}
          variant="secondary"
        >
          {t('audit.clear')}
        </Button>
      }
      icon="history"
      text={t('audit.noneFoundText')}
      title={t('audit.noneFound')}
    />
  )
}
