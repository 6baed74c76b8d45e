import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import type { ReactNode } from 'react'
import { classOptionsQuery } from '../../lib/api/class-queries.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { PublishingStatus } from '../../lib/publishing/publishing-status.tsx'
import styles from './class-editor.module.css'
import { classQuery } from './class-queries.ts'
import { ClassActions } from './internal/class-actions.tsx'
import { ClassForm, type SuggestedDetails } from './internal/form/class-form.tsx'
import { useClassDraft } from './internal/form/use-class-draft.ts'
import { Presence } from './internal/presence.tsx'
import { PublishPanel } from './internal/publish-panel.tsx'
import { PublishRequest } from './internal/publish-request.tsx'

type ClassEditorProps = {
  tag: string
  /** Renders the class's video and picture next to the form. */
  media: (parts: {
    picture: string | null
    trailer: string | null
    isReadOnly: boolean
    onPicture: (link: string) => void
  }) => ReactNode
  /** Renders its moves and captions, below the video. */
  texts: (parts: { isReadOnly: boolean }) => ReactNode
  /** Metadata suggested by the class's video. */
  suggested?: SuggestedDetails | undefined
  /** Renders the page around the editor, with title and primary action. */
  frame: (parts: { title: string; status: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode
}

/** The editor of a class: fields, checklist, presence and publishing. */
export function ClassEditor({ tag, ...parts }: ClassEditorProps) {
  // With the class, so that its category has a name at once.
  usePrefetchQuery(classOptionsQuery)
  return (
    <QueryStates height="40rem" query={useQuery(classQuery(tag))}>
      {(shown) => <LoadedEditor key={tag} shown={shown} {...parts} />}
    </QueryStates>
  )
}

function LoadedEditor({
  shown,
  suggested,
  media,
  texts,
  frame,
}: Omit<ClassEditorProps, 'tag'> & { shown: StudioClass }) {
  const draft = useClassDraft(shown)
  const isReadOnly = !shown.mayEdit || shown.state === 'bin'
  return frame({
    title: draft.fields.name,
    status: <PublishingStatus entity={shown} kind="class" status={draft.status} />,
    actions: <ClassActions flush={draft.flush} shown={shown} />,
    children: (
      <div className={styles.editor}>
        <div className={styles.form}>
          <Presence tag={shown.tag} />
          <PublishRequest flush={draft.flush} shown={shown} />
          <ClassForm draft={draft} isReadOnly={isReadOnly} suggested={suggested} />
        </div>
        <div className={styles.side}>
          <div className={styles.first}>
            {media({
              picture: draft.fields.imageLink,
              trailer: draft.fields.trailerLink,
              isReadOnly,
              onPicture: (link) => draft.edit('imageLink', link),
            })}
            <PublishPanel shown={shown} />
          </div>
          <div className={styles.texts}>{texts({ isReadOnly })}</div>
        </div>
      </div>
    ),
  })
}
