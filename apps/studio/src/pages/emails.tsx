import { EmailPreviews } from '../features/texts/email-previews.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function EmailsPage() {
  const t = useText()
  return (
    <Page title={t('texts.title')}>
      <TextsTabs />
      <EmailPreviews />
    </Page>
  )
}
