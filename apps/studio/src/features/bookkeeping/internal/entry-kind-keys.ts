import type { EntryKind } from '@upbeat/contract/studio/entities/selling/payment'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'

export const entryKindKeys = {
  payment: 'bookkeeping.payment',
  refund: 'bookkeeping.refund',
  failure: 'bookkeeping.failure',
} as const satisfies Record<EntryKind, StudioTextKey>
