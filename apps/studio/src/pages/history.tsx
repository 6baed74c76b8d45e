import { ExportHistory } from '../features/audit/export-history.tsx'
import { History } from '../features/audit/history.tsx'
import { useReach } from '../lib/api/session.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function HistoryPage() {
  const t = useText()
  const mayExport = useReach('audit.export') !== null
  return (
    <Page action={mayExport && <ExportHistory />} lead={t('audit.lead')} title={t('audit.title')}>
      <History />
    </Page>
  )
}
