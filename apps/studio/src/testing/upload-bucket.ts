import { vi } from 'vitest'

export type UploadBucket = ReturnType<typeof openUploadBucket>

/** A bucket in memory that browsers send parts of four bytes to, and the server's answers about it. */
export function openUploadBucket() {
  const partBytes = 4
  /** Texts by upload and number. */
  const parts = new Map<string, Map<number, string>>()
  const files: string[] = []
  /** Statuses for the next requests in place of 200; 0 for none. */
  const replies: number[] = []
  /** The numbers of the parts that were sent. */
  const sent: number[] = []
  const begun: { tag: string; fileName: string; bytes: number }[] = []
  /** Requests wait while it is set. */
  const held: (() => void)[] = []
  const figures = { isHolding: false, maxConcurrency: 0, concurrency: 0, isReachable: true }

  class Request extends EventTarget {
    upload = new EventTarget()
    status = 0
    #url = ''
    #isAborted = false
    open(_method: string, url: string) {
      this.#url = url
    }
    abort() {
      this.#isAborted = true
      this.dispatchEvent(new Event('loadend'))
    }
    async send(body: Blob) {
      figures.maxConcurrency = Math.max(figures.maxConcurrency, ++figures.concurrency)
      const text = await body.text()
      if (figures.isHolding) await new Promise<void>((resolve) => held.push(resolve))
      figures.concurrency--
      if (this.#isAborted) return
      const [id = '', number = ''] = this.#url.replace('https://bucket.example/', '').split('/')
      this.status = figures.isReachable ? (replies.shift() ?? 200) : 0
      if (this.status === 200) {
        sent.push(Number(number))
        parts.get(id)?.set(Number(number), text)
      }
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)

  return {
    parts,
    files,
    replies,
    sent,
    begun,
    held,
    figures,
    begin(tag: string, file: { fileName: string; bytes: number }) {
      const id = `${tag}-upload`
      if (!parts.has(id)) begun.push({ tag, ...file })
      const arrived = parts.get(id) ?? new Map<number, string>()
      parts.set(id, arrived)
      return { into: 'bucket', id, partBytes, received: [...arrived.keys()] }
    },
    arrivingOf(tag: string) {
      const found = begun.find((one) => one.tag === tag)
      return found ? { id: `${tag}-upload`, ...found, received: 0, fileModified: null } : null
    },
    answer(url: string, body: string) {
      const [, id = '', what] = /\/uploads\/([^/]+)\/(parts|completion)/.exec(url) ?? []
      const arrived = parts.get(id)
      const { bytes = 0 } = begun.find(({ tag }) => `${tag}-upload` === id) ?? {}
      if (!arrived) return Response.json({ code: 'notFound', message: '' }, { status: 404 })
      if (what === 'parts') {
        const { numbers } = JSON.parse(body) as { numbers: number[] }
        const url = (number: number) => `https://bucket.example/${id}/${number}`
        return Response.json({ parts: numbers.map((number) => ({ number, url: url(number) })) })
      }
      const numbers = Array.from({ length: Math.ceil(bytes / partBytes) }, (_, at) => at + 1)
      const missing = numbers.filter((number) => !arrived.has(number))
      if (missing.length === 0) files.push(numbers.map((number) => arrived.get(number)).join(''))
      return Response.json({ missing })
    },
  }
}
