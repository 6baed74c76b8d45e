import { SettingsIndex } from '../features/settings/settings-index.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function SettingsPage() {
  const t = useText()
  return (
    <Page lead={t('settings.lead')} title={t('shell.settings')}>
      <SettingsIndex />
    </Page>
  )
}
