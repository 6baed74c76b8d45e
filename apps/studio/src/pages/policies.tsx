import { PolicyEditor } from '../features/consent/policy-editor.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function PoliciesPage() {
  const t = useText()
  return (
    <PolicyEditor
      frame={({ status, actions, children }) => (
        <Page action={actions} lead={status} title={t('texts.title')}>
          <TextsTabs />
          {children}
        </Page>
      )}
    />
  )
}
