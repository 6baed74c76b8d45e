import { LookEditor } from '../features/look/look-editor.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function LookPage() {
  const t = useText()
  return (
    <LookEditor
      frame={({ status, actions, children }) => (
        <Page action={actions} lead={status} title={t('shell.look')} width="full">
          {children}
        </Page>
      )}
    />
  )
}
