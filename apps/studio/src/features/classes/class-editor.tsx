import { useQuery } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import type { ReactNode } from 'react'
import { QueryStates } from '../../lib/query-states.tsx'
import styles from './class-editor.module.css'
import { classQuery } from './class-queries.ts'
import { ClassActions } from './internal/class-actions.tsx'
import { ClassForm, type SuggestedDetails } from './internal/class-form.tsx'
import { ClassStatus } from './internal/class-status.tsx'
import { Presence } from './internal/presence.tsx'
import { PublishPanel } from './internal/publish-panel.tsx'
import { useClassDraft } from './internal/use-class-draft.ts'

type ClassEditorProps = {
  tag: string
  /** Draws the class's video beside the form. */
  media: (parts: { picture: string | null; onPicture: (link: string) => void }) => ReactNode
  /** Draws what belongs to the video and is edited below the form. */
  texts: (parts: { isReadOnly: boolean }) => ReactNode
  /** What the class's video says of it. */
  suggested?: SuggestedDetails | undefined
  /** Draws the page around the editor, with its title and main action. */
  frame: (parts: { title: string; status: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode
}

/** Everything about one class: its fields, what is missing, who else is here, and when members see it. */
export function ClassEditor({ tag, ...parts }: ClassEditorProps) {
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
    status: <ClassStatus shown={shown} status={draft.status} />,
    actions: <ClassActions beforeAction={draft.flush} shown={shown} />,
    children: (
      <div className={styles.editor}>
        <div className={styles.form}>
          <Presence tag={shown.tag} />
          <ClassForm draft={draft} isReadOnly={isReadOnly} suggested={suggested} />
          {texts({ isReadOnly })}
        </div>
        <aside className={styles.side}>
          {media({ picture: draft.fields.imageLink, onPicture: (link) => draft.edit('imageLink', link) })}
          <PublishPanel shown={shown} />
        </aside>
      </div>
    ),
  })
}
