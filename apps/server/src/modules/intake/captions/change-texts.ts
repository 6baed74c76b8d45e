import { createHash } from 'node:crypto'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { InTransaction, IntakeChange } from '../intake-change.ts'
import type { VersionKey } from '../intake-rows.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'

export type ChangeTexts = ReturnType<typeof createChangeTexts>
/** The revision that was edited; null if there was none. If undefined, the change overwrites whatever is there. */
export type Base = string | null | undefined

type Parts = {
  change: IntakeChange
  /** Tells players and studio pages to reload. */
  onTextsChanged: (key: VersionKey) => Promise<void>
}

/**
 * Runs changes of a class's captions and moves one at a time, each with its audit entry. Players are notified
 * afterwards.
 */
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

/** @throws Failure changedElsewhere if it isn't what was edited */
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
