import { classWrites } from './class-writes.ts'
import { clubWrites } from './club-writes.ts'
import { contentWrites } from './content-writes.ts'
import { curationWrites } from './curation-writes.ts'
import { eventWrites } from './event-writes.ts'
import { memberWrites } from './member-writes.ts'
import { planWrites } from './plan-writes.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

/**
 * For each recorded write a request that succeeds, made by an owner of pulse; a new call doesn't compile without one.
 */
export const studioWrites: Record<WalkedWrite, Prepare> = {
  ...clubWrites,
  ...classWrites,
  ...curationWrites,
  ...contentWrites,
  ...eventWrites,
  ...memberWrites,
  ...planWrites,
}
