import { ApiKeyList } from '../features/api-keys/api-key-list.tsx'
import { NewApiKeyButton } from '../features/api-keys/new-api-key-button.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function ApiKeysPage() {
  const t = useText()
  return (
    <Page action={<NewApiKeyButton />} lead={t('apiKeys.lead')} title={t('shell.apiKeys')} width="narrow">
      <ApiKeyList />
    </Page>
  )
}
