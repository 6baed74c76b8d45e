import type { SourceRefusal } from '../modules/intake/encoding/encoder-port.ts'

/** The file can't become a class, and retrying won't help. */
export class Refusal extends Error {
  readonly reason: SourceRefusal
  constructor(reason: SourceRefusal) {
    super(reason)
    this.reason = reason
  }
}
