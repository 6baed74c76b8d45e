import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { ClassMove } from '../moves/move-track.ts'

/** What uploads, captions and moves need of classes' drafts. */
export type Drafts = {
  /** Creates a class that members don't see, named after the file. Returns its tag. */
  createClass: (staff: StaffContext, file: { fileName: string }) => Promise<string>
  /** Removes a class if it has nothing but what was suggested from this file's name. Returns whether it did. */
  discardClass: (
    of: { tenantId: string; tag: string },
    by: { fileName: string; staff: StaffContext | null; now: Date },
  ) => Promise<boolean>
  /** Returns the class's name. Fails if this person may not edit the class. */
  assertEditable: (staff: StaffContext, tag: string) => Promise<string>
  /** The moves in the class's draft. Fails if this person may not edit the class. */
  moves: (staff: StaffContext, tag: string) => Promise<ClassMove[]>
  /** Returns false if they have changed since `base`; with `undoes`, fails in that case. */
  saveMoves: (
    staff: StaffContext,
    tag: string,
    change: { base: ClassMove[]; value: ClassMove[]; undoes?: string },
  ) => Promise<boolean>
  /** The moves that members see; in a preview, those in the draft. */
  shownMoves: (tenantId: string, tag: string, which: { isPreview: boolean }) => Promise<ClassMove[]>
}
