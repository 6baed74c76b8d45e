import { Button } from '@upbeat/ui/button.tsx'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'

type FigureActionsProps = {
  /** The id of the card's heading, which describes the buttons. */
  headingId: string
  isTable: boolean
  onTable: (isTable: boolean) => void
  onDownload: () => Promise<unknown>
}

/** Shows a card's numbers as a table, or downloads them as a file. */
export function FigureActions({ headingId, isTable, onTable, onDownload }: FigureActionsProps) {
  const t = useText()
  const { busy, run } = useAction()
  return (
    <div className={panel.actions}>
      <Button
        aria-describedby={headingId}
        aria-pressed={isTable}
        onClick={() => onTable(!isTable)}
        size="small"
        variant="secondary"
      >
        {t('figures.table')}
      </Button>
      <Button
        aria-describedby={headingId}
        busy={busy}
        icon="download"
        onClick={() => void run(onDownload)}
        size="small"
        variant="secondary"
      >
        {t('figures.csv')}
      </Button>
    </div>
  )
}
