import { Storage } from '../features/storage/storage.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function StoragePage() {
  const t = useText()
  return (
    <Page lead={t('storage.lead')} title={t('shell.storage')}>
      <Storage />
    </Page>
  )
}
