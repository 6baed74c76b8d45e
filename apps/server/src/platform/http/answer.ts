import type { Readable } from 'node:stream'

type Headers = Record<string, string | string[]>

/** A reply with more to say than its body. A body of type `Prebuilt` goes out as it is. */
export class Answer<B> {
  readonly status: number
  readonly body: B | Prebuilt | Html | Download
  readonly headers: Headers
  constructor(status: number, body: B | Prebuilt | Html | Download, headers: Headers = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** JSON made beforehand from values that had the reply's schema, e.g. in a catalogue snapshot. */
export class Prebuilt {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** A file to keep, e.g. a CSV; only beside replies that have no body in the contract. A stream is sent as it comes. */
export class Download {
  readonly content: string | Readable
  readonly type: string
  readonly fileName: string
  /** `fileName` is of ASCII letters, digits, dots and hyphens. */
  constructor(content: string | Readable, { type, fileName }: { type: string; fileName: string }) {
    this.content = content
    this.type = type
    this.fileName = fileName
  }
}

/** A page for who follows no redirect; only beside replies that have no body in the contract. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
