import { Storage } from '../features/storage/storage.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function StoragePage() {
  const t = useText()
  return (
    <Page lead={t('storage.lead')} title={t('shell.storage')}>
      <Storage />
    </Page>
  )
}
