import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import { useParams } from 'react-router'
import { CurationEditor } from '../features/curation/curation-editor.tsx'
import { Page } from '../lib/layout/page.tsx'

function CurationPage({ kind }: { kind: CuratedKind }) {
  const { id = '' } = useParams()
  return (
    <CurationEditor
      frame={({ title, status, actions, children }) => (
        <Page action={actions} lead={status} title={title}>
          {children}
        </Page>
      )}
      id={id}
      kind={kind}
    />
  )
}

export function CategoryPage() {
  return <CurationPage kind="category" />
}

export function CollectionPage() {
  return <CurationPage kind="collection" />
}

export function ChannelPage() {
  return <CurationPage kind="channel" />
}

export function CoachPage() {
  return <CurationPage kind="coach" />
}
