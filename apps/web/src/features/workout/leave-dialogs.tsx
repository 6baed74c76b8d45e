import { CompletedTakeover } from './internal/leave/completed-takeover.tsx'
import { LeaveDialog } from './internal/leave/leave-dialog.tsx'
import type { ClassSession } from './use-class-session.ts'

type LeaveDialogsProps = ClassSession & {
  /** Restarts the class, if possible. */
  onKeepPlaying?: (() => void) | undefined
}

/** The question before a class is left, and its end. */
export function LeaveDialogs({ session, control, onKeepPlaying }: LeaveDialogsProps) {
  return (
    <>
      <LeaveDialog control={control} session={session} />
      <CompletedTakeover
        leaving={control.leaving}
        onDone={control.done}
        onKeepPlaying={onKeepPlaying}
        session={session}
      />
    </>
  )
}
