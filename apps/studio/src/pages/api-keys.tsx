import { ApiKeyList } from '../features/api-keys/api-key-list.tsx'
import { NewApiKeyButton } from '../features/api-keys/new-api-key-button.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function ApiKeysPage() {
  const t = useText()
  return (
    <Page action={<NewApiKeyButton />} lead={t('apiKeys.lead')} title={t('shell.apiKeys')} width="narrow">
      <ApiKeyList />
    </Page>
  )
}
