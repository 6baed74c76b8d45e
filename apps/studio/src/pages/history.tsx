import { ExportHistory } from '../features/audit/export-history.tsx'
import { History } from '../features/audit/history.tsx'
import { Page } from '../lib/page.tsx'
import { useReach } from '../lib/session.ts'
import { useText } from '../lib/use-text.ts'

export function HistoryPage() {
  const t = useText()
  const mayExport = useReach('audit.export') !== null
  return (
    <Page action={mayExport && <ExportHistory />} lead={t('audit.lead')} title={t('audit.title')}>
      <History />
    </Page>
  )
}
