import { useParams } from 'react-router'
import { ClassEditor } from '../features/classes/class-editor.tsx'
import { ClassMedia } from '../features/uploads/class-media.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function ClassPage() {
  const t = useText()
  const { tag = '' } = useParams()
  return (
    <ClassEditor
      frame={({ title, status, actions, children }) => (
        <Page action={actions} lead={status} title={title || t('classes.untitled')}>
          {children}
        </Page>
      )}
      media={(parts) => <ClassMedia tag={tag} {...parts} />}
      tag={tag}
    />
  )
}
