import { classWrites } from './class-writes.ts'
import { clubWrites } from './club-writes.ts'
import { contentWrites } from './content-writes.ts'
import { curationWrites } from './curation-writes.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

/** For every such call a request that succeeds, asked by an owner of pulse; a new call does not compile without its own. */
export const studioWrites: Record<WalkedWrite, Prepare> = {
  ...clubWrites,
  ...classWrites,
  ...curationWrites,
  ...contentWrites,
}
