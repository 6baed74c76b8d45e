import { useParams } from 'react-router'
import { EventEditor } from '../features/events/event-editor.tsx'
import { Page } from '../lib/layout/page.tsx'

export function ScheduleEventPage() {
  const { id = '' } = useParams()
  return (
    <EventEditor
      frame={({ title, status, actions, children }) => (
        <Page action={actions} lead={status} title={title}>
          {children}
        </Page>
      )}
      id={id}
    />
  )
}
