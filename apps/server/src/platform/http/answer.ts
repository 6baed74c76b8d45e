import type { Readable } from 'node:stream'

type Headers = Record<string, string | string[]>

/** A reply with a status and headers besides its body. A `Prebuilt` body is sent as it is. */
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

/** JSON serialised beforehand from values that fit the reply's schema, e.g. in a catalogue snapshot. */
export class Prebuilt {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** A file download, e.g. a CSV; only for replies without a body in the contract. A stream is passed through. */
export class Download {
  readonly content: string | Readable
  readonly type: string
  readonly fileName: string
  /** `fileName` consists of ASCII letters, digits, dots and hyphens. */
  constructor(content: string | Readable, { type, fileName }: { type: string; fileName: string }) {
    this.content = content
    this.type = type
    this.fileName = fileName
  }
}

/** A page for clients that don't follow redirects; only for replies without a body in the contract. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
