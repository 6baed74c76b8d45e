import { TextsEditor } from '../features/texts/texts-editor.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function TextsPage() {
  const t = useText()
  return (
    <TextsEditor
      frame={({ status, actions, children }) => (
        <Page action={actions} lead={status} title={t('texts.title')}>
          <TextsTabs />
          {children}
        </Page>
      )}
    />
  )
}
