import { TextsEditor } from '../features/texts/texts-editor.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

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
