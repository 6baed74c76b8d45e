import { EmailPreviews } from '../features/texts/email-previews.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function EmailsPage() {
  const t = useText()
  return (
    <Page title={t('texts.title')}>
      <TextsTabs />
      <EmailPreviews />
    </Page>
  )
}
