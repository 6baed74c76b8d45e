import { maximumBatchSize, type NewCodeBatch } from '@upbeat/contract/studio/entities/selling/code'
import { z } from 'zod'
import { isWholeIn } from './number-in.ts'

export const BatchInput = z
  .object({ label: z.string(), size: z.string(), days: z.string(), usesPerCode: z.string(), until: z.string() })
  .superRefine(({ label, size, days, usesPerCode }, context) => {
    const faults = {
      label: label.trim() === '' || label.trim().length > 80,
      size: !isWholeIn(size, 1, maximumBatchSize),
      days: days.trim() !== '' && !isWholeIn(days, 1, 3650),
      usesPerCode: !isWholeIn(usesPerCode, 1, 10_000),
    }
    for (const [field, isFault] of Object.entries(faults))
      if (isFault) context.addIssue({ code: 'custom', path: [field], message: field })
  })
type BatchInput = z.infer<typeof BatchInput>

export const firstBatch: BatchInput = { label: '', size: '100', days: '30', usesPerCode: '1', until: '' }

export function batchOf({ label, size, days, usesPerCode, until }: BatchInput): NewCodeBatch {
  return {
    label: label.trim(),
    size: Number(size),
    days: days.trim() === '' ? null : Number(days),
    usesPerCode: Number(usesPerCode),
    until: until || null,
  }
}
