import { LookEditor } from '../features/look/look-editor.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

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
