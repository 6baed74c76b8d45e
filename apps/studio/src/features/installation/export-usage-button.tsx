import { Button } from '@upbeat/ui/button.tsx'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { downloadReply } from '../../lib/media/download-reply.ts'
import { lastMonths } from './internal/last-months.ts'

const monthsInFile = 12

/** Downloads what every club used in each of the last twelve months, for billing. */
export function ExportUsageButton() {
  const t = useText()
  const { busy, run } = useAction()
  const download = () => {
    const range = lastMonths(new Date(), monthsInFile)
    return run(() => downloadReply('exportUsage', range, `usage-${range.from}-${range.until}.csv`))
  }
  return (
    <Button busy={busy} icon="download" onClick={() => void download()} variant="secondary">
      {t('installation.exportUsage')}
    </Button>
  )
}
