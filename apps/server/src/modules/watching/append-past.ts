import type { Database } from '../../platform/db/database.ts'
import { sumsOf, type ViewedPiece, viewingsOf } from './sum-pieces.ts'
import { createWatchRepository } from './watch-repository.ts'

/** Appends to the ledger what viewers without any earlier entry watched, however long ago. */
export async function appendPast(
  transaction: Database,
  tenantId: string,
  pieces: readonly ViewedPiece[],
): Promise<void> {
  const viewings = viewingsOf(pieces, new Map(), new Map())
  const rows = createWatchRepository(transaction)
  await rows.lock(tenantId)
  await rows.add(tenantId, sumsOf(pieces, viewings, new Map()))
}
