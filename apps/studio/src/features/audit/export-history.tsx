import { Button } from '@upbeat/ui/button.tsx'
import { downloadReply } from '../../lib/download-reply.ts'
import { useAction } from '../../lib/use-action.ts'
import { useText } from '../../lib/use-text.ts'
import { useHistoryFilter } from './use-history-filter.ts'

/** Exports the filtered history as CSV. */
export function ExportHistory() {
  const t = useText()
  const { busy, run } = useAction()
  const { query } = useHistoryFilter()
  return (
    <Button
      busy={busy}
      icon="download"
      onClick={() => void run(() => downloadReply('exportAudit', query, 'history.csv'))}
      variant="secondary"
    >
      {t('audit.export')}
    </Button>
  )
}
