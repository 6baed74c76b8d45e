import { useQuery } from '@tanstack/react-query'
import type { CuratedKind, Curation } from '@upbeat/contract/studio/entities/curation'
import type { ReactNode } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { PublishingStatus } from '../../lib/publishing/publishing-status.tsx'
import { RefusedFields } from '../../lib/publishing/refused-fields.tsx'
import { curationQuery } from './curation-query.ts'
import { CategoryForm } from './internal/category-form.tsx'
import { ChannelForm } from './internal/channel-form.tsx'
import { CoachForm } from './internal/coach-form.tsx'
import { CollectionForm } from './internal/collection-form.tsx'
import { CurationActions } from './internal/curation-actions.tsx'
import { CurationConflict, curationLabel } from './internal/curation-conflict.tsx'
import styles from './internal/editor.module.css'
import { type CurationDraft, useCurationDraft } from './internal/use-curation-draft.ts'

type Frame = (parts: { title: string; status: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode
type CurationOf<K extends CuratedKind> = Extract<Curation, { kind: K }>
type CurationEditorProps = {
  kind: CuratedKind
  id: string
  /** Renders the page around the editor, with title and primary action. */
  frame: Frame
}

/** The editor of a category, collection, channel or coach: its draft and publishing. */
export function CurationEditor({ kind, id, frame }: CurationEditorProps) {
  return (
    <QueryStates height="40rem" query={useQuery(curationQuery(kind, id))}>
      {(shown) => <LoadedEditor frame={frame} key={id} shown={shown} />}
    </QueryStates>
  )
}

function LoadedEditor({ shown, frame }: { shown: Curation; frame: Frame }) {
  if (shown.kind === 'category') return <CategoryEditor frame={frame} shown={shown} />
  if (shown.kind === 'channel') return <ChannelEditor frame={frame} shown={shown} />
  if (shown.kind === 'coach') return <CoachEditor frame={frame} shown={shown} />
  return <CollectionEditor frame={frame} shown={shown} />
}

function CategoryEditor({ shown, frame }: { shown: CurationOf<'category'>; frame: Frame }) {
  const draft = useCurationDraft(shown)
  return <Framed draft={draft} form={<CategoryForm draft={draft} />} frame={frame} shown={shown} />
}

function CollectionEditor({ shown, frame }: { shown: CurationOf<'collection'>; frame: Frame }) {
  const draft = useCurationDraft(shown)
  return <Framed draft={draft} form={<CollectionForm draft={draft} />} frame={frame} shown={shown} />
}

function ChannelEditor({ shown, frame }: { shown: CurationOf<'channel'>; frame: Frame }) {
  const draft = useCurationDraft(shown)
  return <Framed draft={draft} form={<ChannelForm draft={draft} />} frame={frame} shown={shown} />
}

function CoachEditor({ shown, frame }: { shown: CurationOf<'coach'>; frame: Frame }) {
  const draft = useCurationDraft(shown)
  return <Framed draft={draft} form={<CoachForm draft={draft} />} frame={frame} shown={shown} />
}

type FramedProps = {
  shown: Curation
  draft: Pick<CurationDraft<{ name: string }>, 'fields' | 'status' | 'conflicts' | 'decide' | 'flush'>
  form: ReactNode
  frame: Frame
}

function Framed({ shown, draft, form, frame }: FramedProps) {
  const t = useText()
  const mayEdit = useReach('collections.edit') !== null && shown.state !== 'bin'
  return frame({
    title: draft.fields.name || t('curation.untitled'),
    status: <PublishingStatus entity={shown} kind="curation" status={draft.status} />,
    actions: <CurationActions flush={draft.flush} shown={shown} />,
    children: (
      <fieldset className={styles.form} disabled={!mayEdit}>
        {draft.conflicts.map((conflict) => (
          <CurationConflict
            conflict={conflict}
            key={conflict.field}
            onDecide={(keep) => draft.decide(conflict, keep)}
          />
        ))}
        <RefusedFields labelOf={(field) => curationLabel(field, t)} status={draft.status} />
        {form}
      </fieldset>
    ),
  })
}
