import { api } from '../../../../lib/api/api.ts'
import { addPending } from '../../pending-files.ts'
import type { Upload } from '../../upload-store.ts'
import { failureOf } from './failure-of.ts'
import type { Transport, TransportCallbacks } from './transport.ts'
import { untilAnswered } from './upload-retries.ts'

/** Putting the parts of a large file together takes a bucket minutes. */
const completionMs = 300_000

type Sent = Pick<Upload, 'file' | 'tag' | 'isReplacement'>

/** Where the server wants uploads; null until it has said so. */
let wanted: 'bucket' | 'server' | null = null
let reachesBucket = true

export function setUploadsInto(into: 'bucket' | 'server'): void {
  wanted = into
}

/** @internal */
export function forgetTransports(): void {
  wanted = null
  reachesBucket = true
}

/**
 * Sends a file straight into the bucket if the server offers that, otherwise by tus through the server. What was begun in
 * this or another browser continues.
 */
export function openTransport(sent: Sent, callbacks: TransportCallbacks): Transport {
  const stopping = new AbortController()
  let current: Transport | null = null
  let choosing: Promise<void> = Promise.resolve()

  async function choose() {
    try {
      const next = await transportFor(sent, stopping.signal, { ...callbacks, onUnreachable })
      if (stopping.signal.aborted) return
      current = next
      next.start()
    } catch (error) {
      if (!stopping.signal.aborted) callbacks.onError(failureOf(error))
    }
  }

  function onUnreachable() {
    reachesBucket = false
    start()
  }

  function start() {
    choosing = choose()
  }

  async function stop() {
    stopping.abort()
    await Promise.all([current?.stop(), choosing])
  }

  return { start, stop }
}

/** Loaded when something is sent: too large for the pages that offer it. */
const loadTus = () => import('./tus-upload.ts')

async function transportFor(
  sent: Sent,
  signal: AbortSignal,
  callbacks: TransportCallbacks & { onUnreachable: () => void },
): Promise<Transport> {
  const { tusTransport } = await loadTus()
  const { file, tag, isReplacement } = sent
  const before = await begunByTus(sent)
  const mayBeBegun = isReplacement || wanted !== 'server'
  if (before || tag === null || !mayBeBegun) return tusTransport(file, tag, callbacks, { before })
  const body = { fileName: file.name, bytes: file.size, modified: file.lastModified, reachesBucket }
  const begun = await untilAnswered(() => api('beginUpload', { params: { tag }, body }), {
    signal,
    onAway: callbacks.onAway,
  })
  if (begun.into === 'server') return tusTransport(file, tag, callbacks, { id: begun.id })
  addPending(file, { tag, isReplacement, isBegun: true })
  const { bucketUpload } = await import('./bucket-upload.ts')
  return bucketUpload(file, { ...begun, ...callsFor(begun.id) }, callbacks)
}

function callsFor(id: string) {
  const params = { id }
  return {
    sign: async (numbers: number[], sentBytes: number) =>
      (await api('signUploadParts', { params, body: { numbers, sentBytes } })).parts,
    complete: async () => (await api('completeUpload', { params, body: {}, limitMs: completionMs })).missing,
  }
}

/** The same file can be uploaded for several classes. */
async function begunByTus({ file, tag }: Pick<Sent, 'file' | 'tag'>) {
  return (await (await loadTus()).findBegun(file)).find(({ metadata }) => metadata.classtag === tag)
}

/** Whether this browser began to send the file through the server. */
export async function isBegunByTus(file: File): Promise<boolean> {
  return (await (await loadTus()).findBegun(file)).length > 0
}

/** Ends the upload of a file that isn't being sent any more, and removes what has arrived. */
export async function endBegun({ file, tag }: Pick<Sent, 'file' | 'tag'>): Promise<void> {
  if (tag === null) return
  const { endUpload, tusTransport } = await loadTus()
  const before = await begunByTus({ file, tag })
  if (before) return tusTransport(file, tag, null, { before }).end()
  const { arriving } = await api('getClassMedia', { params: { tag } })
  if (arriving && isSameFile(arriving, file)) await endUpload(arriving.id)
}

type Facts = { fileName: string; bytes: number; fileModified: number | null }

function isSameFile({ fileName, bytes, fileModified }: Facts, { name, size, lastModified }: File): boolean {
  return fileName === name.normalize('NFC') && bytes === size && (fileModified ?? lastModified) === lastModified
}
