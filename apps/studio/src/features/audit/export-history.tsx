import { Button } from '@upbeat/ui/button.tsx'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { downloadReply } from '../../lib/media/download-reply.ts'
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
