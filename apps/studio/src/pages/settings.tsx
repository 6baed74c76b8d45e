import { SettingsIndex } from '../features/settings/settings-index.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function SettingsPage() {
  const t = useText()
  return (
    <Page lead={t('settings.lead')} title={t('shell.settings')}>
      <SettingsIndex />
    </Page>
  )
}
