import { useQuery } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { type ReactNode, useState } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { PublishingStatus } from '../../lib/publishing/publishing-status.tsx'
import { AdjustedColours } from './internal/adjusted-colours.tsx'
import { LiveLook } from './internal/live-look.tsx'
import { LookActions } from './internal/look-actions.tsx'
import styles from './internal/look-editor.module.css'
import { LookForm } from './internal/look-form.tsx'
import { useLookDraft } from './internal/use-look-draft.ts'
import { lookQuery } from './look-query.ts'

type LookEditorProps = {
  /** Renders the page around the editor, with its primary action. */
  frame: (parts: { status: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode
}

/** The draft of the club's look, next to a preview of the members' app (LOOK-01). */
export function LookEditor({ frame }: LookEditorProps) {
  return (
    <QueryStates
      around={(state) => frame({ status: null, actions: null, children: state })}
      height="40rem"
      query={useQuery(lookQuery)}
    >
      {(shown) => <LoadedEditor frame={frame} shown={shown} />}
    </QueryStates>
  )
}

function LoadedEditor({ shown, frame }: LookEditorProps & { shown: StudioLook }) {
  const draft = useLookDraft(shown)
  const [publications, setPublications] = useState(0)
  return frame({
    status: <PublishingStatus entity={shown} kind="look" status={draft.status} />,
    actions: (
      <LookActions flush={draft.flush} onPublished={() => setPublications((count) => count + 1)} shown={shown} />
    ),
    children: (
      <div className={styles.editor}>
        <div className={styles.form}>
          <LookForm draft={draft} languages={shown.languages} />
          <AdjustedColours fields={draft.fields} />
        </div>
        <aside className={styles.side}>
          <LiveLook fields={draft.fields} look={shown} publications={publications} />
        </aside>
      </div>
    ),
  })
}
