import { useQuery } from '@tanstack/react-query'
import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import type { ReactNode } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { ActionMenu } from './internal/actions/action-menu.tsx'
import { AccessPanel } from './internal/page/access-panel.tsx'
import { ConsentPanel, EmailPanel, SessionPanel, WatchedPanel } from './internal/page/activity-panels.tsx'
import styles from './internal/page/member-page.module.css'
import { MembershipPanel, PaymentPanel } from './internal/page/membership-panels.tsx'
import { NotePanel } from './internal/page/note-panel.tsx'
import { Timeline } from './internal/page/timeline.tsx'
import { memberName } from './member-name.ts'
import { memberQuery } from './member-queries.ts'

type Frame = (parts: { title: string; lead: ReactNode; actions: ReactNode; children: ReactNode }) => ReactNode

type MemberPageProps = {
  id: string
  /** Renders the page around the member. */
  frame: Frame
  /** The page around placeholders and errors. */
  around: (state: ReactNode) => ReactNode
}

/** One member (MEMB-02): can they watch, what happened, and what can be done about it. */
export function MemberDetails({ id, frame, around }: MemberPageProps) {
  return (
    <QueryStates around={around} height="40rem" query={useQuery(memberQuery(id))}>
      {(member) =>
        frame({
          title: memberName(member),
          lead: <bdi dir="ltr">{member.email}</bdi>,
          actions: <ActionMenu member={member} />,
          children: <Panels key={member.id} member={member} />,
        })
      }
    </QueryStates>
  )
}

function Panels({ member }: { member: StudioMember }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <AccessPanel member={member} />
        <MembershipPanel member={member} />
        <PaymentPanel payments={member.payments} />
        <Timeline member={member} />
      </div>
      <div className={styles.column}>
        <NotePanel member={member} />
        <EmailPanel emails={member.emails} />
        <WatchedPanel watched={member.watched} />
        <SessionPanel sessions={member.sessions} />
        <ConsentPanel consents={member.consents} />
      </div>
    </div>
  )
}
