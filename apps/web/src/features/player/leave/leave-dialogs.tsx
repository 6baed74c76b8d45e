import type { ClassSession } from '../use-class-session.ts'
import { CompletedTakeover } from './completed-takeover.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

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
