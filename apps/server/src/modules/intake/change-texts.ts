import { createHash } from 'node:crypto'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'
import type { InTransaction, IntakeChange } from './intake-change.ts'
import type { VersionKey } from './intake-rows.ts'

export type ChangeTexts = ReturnType<typeof createChangeTexts>
/** The revision that was edited; null where there was nothing. Without one, whatever is there is replaced. */
export type Base = string | null | undefined

type Parts = {
  change: IntakeChange
  /** Players and pages of the studio are to ask again. */
  onTextsChanged: (key: VersionKey) => Promise<void>
}

/** Changes of a class's captions and moves: one at a time, with the entry in the history. Players hear of them afterwards. */
export function createChangeTexts({ change, onTextsChanged }: Parts) {
  return async <Result>({ tenantId }: StaffContext, tag: string, work: (on: InTransaction) => Promise<Result>) => {
    const result = await change(async (on) => {
      await on.texts.lock(tenantId, tag)
      return work(on)
    })
    await onTextsChanged({ tenantId, classTag: tag, version: 0 })
    return result
  }
}

/** @throws Failure changedElsewhere where it is not what was edited */
export function assertUnchanged(text: string | null, base: Base): void {
  if (base === undefined) return
  if ((text === null ? null : revisionOf(text)) !== base) throw new Failure('changedElsewhere')
}

export function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** @throws Failure notFound */
export async function foundCaptions(
  texts: ClassTextsRepository,
  { tenantId }: StaffContext,
  tag: string,
  language: string,
) {
  const row = await texts.captions(tenantId, tag, language)
  if (row === null) throw new Failure('notFound')
  return row
}
