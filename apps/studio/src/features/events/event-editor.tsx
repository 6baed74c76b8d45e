import { useQuery } from '@tanstack/react-query'
import type { StudioEvent } from '@upbeat/contract/studio/entities/event'
import type { ReactNode } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { PublishingStatus } from '../../lib/publishing/publishing-status.tsx'
import { RefusedFields } from '../../lib/publishing/refused-fields.tsx'
import { eventQuery } from './event-queries.ts'
import { BroadcastLink } from './internal/editor/broadcast-link.tsx'
import styles from './internal/editor/editor.module.css'
import { EventActions } from './internal/editor/event-actions.tsx'
import { EventConflict, eventLabel } from './internal/editor/event-conflict.tsx'
import { EventDetails } from './internal/editor/event-details.tsx'
import { EventPicture } from './internal/editor/event-picture.tsx'
import { EventTimes } from './internal/editor/event-times.tsx'
import { EventWhat } from './internal/editor/event-what.tsx'
import { Missing } from './internal/editor/missing.tsx'
import { Outlook } from './internal/editor/outlook.tsx'
import { useEventDraft } from './internal/editor/use-event-draft.ts'

type EventEditorProps = {
  id: string
  /** Renders the page around the editor, with title and primary action. */
  frame: (parts: { title: string; status: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode
}

/** The editor of a live event: its draft, what it books, and publishing. */
export function EventEditor({ id, frame }: EventEditorProps) {
  return (
    <QueryStates height="40rem" query={useQuery(eventQuery(id))}>
      {(shown) => <LoadedEditor frame={frame} key={id} shown={shown} />}
    </QueryStates>
  )
}

function LoadedEditor({ shown, frame }: { shown: StudioEvent; frame: EventEditorProps['frame'] }) {
  const t = useText()
  const draft = useEventDraft(shown)
  const isReadOnly = !shown.mayEdit || shown.state === 'bin'
  return frame({
    title: draft.fields.name || t('events.untitled'),
    status: <PublishingStatus entity={shown} kind="event" status={draft.status} />,
    actions: <EventActions flush={draft.flush} shown={shown} />,
    children: (
      <div className={styles.editor}>
        <fieldset className={styles.form} disabled={isReadOnly}>
          {draft.conflicts.map((conflict) => (
            <EventConflict conflict={conflict} key={conflict.field} onDecide={(keep) => draft.decide(conflict, keep)} />
          ))}
          <RefusedFields labelOf={(field) => eventLabel(field, t)} status={draft.status} />
          <EventWhat draft={draft} />
          <EventTimes draft={draft} />
          <EventDetails draft={draft} />
          <EventPicture draft={draft} />
        </fieldset>
        <aside className={styles.side}>
          <BroadcastLink event={shown} />
          <Outlook draft={draft} id={shown.id} isReadOnly={isReadOnly} />
          <Missing missing={shown.missing} />
        </aside>
      </div>
    ),
  })
}
