import { EmbedSnippet } from '../features/settings/embed-snippet.tsx'
import { EmbedTest } from '../features/settings/embed-test.tsx'
import { SettingList } from '../features/settings/setting-list.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function EmbeddingPage() {
  const t = useText()
  return (
    <Page
      action={<BackLink to="/settings">{t('shell.settings')}</BackLink>}
      lead={t('settings.embeddingText')}
      title={t('settings.embedding')}
      width="narrow"
    >
      <EmbedSnippet />
      <SettingList group="embedding" only={({ key }) => key === 'embedOrigins'} title={t('settings.allowedTitle')} />
      <EmbedTest />
      <SettingList group="embedding" only={({ key }) => key !== 'embedOrigins'} title={t('settings.shownTitle')} />
    </Page>
  )
}
