import type { FailureReason } from '@upbeat/contract/studio/entities/intake'
import type { Loudness } from '@upbeat/rules/media/loudness'
import type { schema } from '../../platform/db/database.ts'
import type { Poster, SourceFacts, SourceRefusal, StoredRendition, Storyboard } from './encoding/encoder-port.ts'
import type { StepName } from './encoding/plan-steps.ts'

export type UploadRow = typeof schema.upload.$inferSelect
export type StepRow = typeof schema.intakeStep.$inferSelect
export type VersionRow = Omit<
  typeof schema.mediaVersion.$inferSelect,
  'facts' | 'loudness' | 'posters' | 'storyboard' | 'refusal'
> & {
  facts: SourceFacts | null
  loudness: Loudness | null
  posters: Poster[] | null
  storyboard: Storyboard | null
  refusal: SourceRefusal | null
}
export type RenditionRow = Omit<typeof schema.mediaRendition.$inferSelect, 'rendition'> & { rendition: StoredRendition }
export type RevisionRow = typeof schema.mediaRevision.$inferSelect
export type VersionKey = { tenantId: string; classTag: string; version: number }
export type StepKey = VersionKey & { step: StepName }
/** How a worker ends a step. `forgive`: it wasn't the step's fault and doesn't count as an attempt. */
export type StepClosing =
  | { state: 'done' }
  | { state: 'failed'; failure: string; lines: string[]; reason: FailureReason }
  /** Made on another machine; a server still has to check it. */
  | { state: 'returned'; returned: object }
  | { state: 'waiting'; waitsFor: 'disk' | 'retry' | 'service'; afterSeconds: number; forgive: boolean }
