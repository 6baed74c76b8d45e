import { studioBase } from '@upbeat/contract/studio/calls'
import { DetailedError, Upload as TusUpload } from 'tus-js-client'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { addUploads, changeUpload, removeUpload, type Upload, uploadOf, useUploadStore } from './upload-store.ts'

/** So many files are sent at once (TAKE-01). */
const mostAtOnce = 3
/** Some proxies refuse bodies of 100 MB and more. */
const chunkBytes = 16 * 1024 * 1024
/** In milliseconds; after the last one it goes on every thirty seconds for as long as the page is open. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, ...Array<number>(240).fill(30_000)]

const running = new Map<string, TusUpload>()

/**
 * Makes a draft for each file at once and sends them, three at a time. A file that was begun before, in this browser, continues where it
 * stopped. `tag` gives a class that there is another video.
 */
export async function sendFiles(files: readonly File[], tag: string | null = null): Promise<void> {
  const added = files.map(
    (file): Upload => ({
      id: crypto.randomUUID(),
      file,
      tag,
      state: 'waiting',
      sentBytes: 0,
      speed: null,
      problem: null,
    }),
  )
  addUploads(added)
  if (tag === null) await Promise.all(added.map(makeDraft))
  void queryClient.invalidateQueries({ queryKey: ['class', 'list'] })
  sendNext()
}

async function makeDraft({ id, file }: Upload): Promise<void> {
  const known = await findBegun(file)
  if (known) return changeUpload(id, { tag: known })
  try {
    const { tag } = await api('createClass', { body: { name: titleOf(file.name) } })
    changeUpload(id, { tag })
  } catch (error) {
    changeUpload(id, { state: 'failed', problem: error instanceof Error ? error.message : null })
  }
}

/** The class of an upload of this very file that has not arrived yet. */
async function findBegun(file: File): Promise<string | null> {
  const [before] = await tusOf(file, '').findPreviousUploads()
  return before?.metadata.classtag ?? null
}

/** `Morning_flow 02.mp4` becomes `Morning flow 02`: a title to begin with (DRAFT-06). */
export function titleOf(fileName: string): string {
  const name = fileName.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[_\s]+/g, ' ')
  return name.trim().slice(0, 200)
}

function sendNext(): void {
  const { uploads } = useUploadStore.getState()
  const sending = uploads.filter(({ state }) => state === 'sending').length
  const next = uploads.filter(({ state, tag }) => state === 'waiting' && tag !== null)
  for (const upload of next.slice(0, Math.max(0, mostAtOnce - sending))) void send(upload)
}

async function send({ id, file, tag }: Upload): Promise<void> {
  changeUpload(id, { state: 'sending', problem: null })
  const began = { at: performance.now(), bytes: 0 }
  const upload = tusOf(file, tag ?? '', {
    onProgress: (sentBytes) => {
      if (began.bytes === 0) began.bytes = sentBytes
      const seconds = (performance.now() - began.at) / 1000
      const speed = seconds > 2 ? (sentBytes - began.bytes) / seconds : null
      changeUpload(id, { sentBytes, speed })
    },
    onSuccess: () => {
      running.delete(id)
      changeUpload(id, { state: 'sent', sentBytes: file.size, speed: null })
      void queryClient.invalidateQueries({ queryKey: ['class'] })
      sendNext()
    },
    onError: (error) => {
      running.delete(id)
      changeUpload(id, { state: 'failed', speed: null, problem: reasonOf(error) })
      sendNext()
    },
  })
  running.set(id, upload)
  const [before] = await upload.findPreviousUploads()
  if (before) upload.resumeFromPreviousUpload(before)
  upload.start()
}

type Callbacks = Pick<ConstructorParameters<typeof TusUpload>[1], 'onProgress' | 'onSuccess' | 'onError'>

function tusOf(file: File, classtag: string, callbacks: Callbacks = {}): TusUpload {
  return new TusUpload(file, {
    endpoint: `${studioBase}/uploads`,
    chunkSize: chunkBytes,
    retryDelays,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, filetype: file.type, classtag },
    // The server's refusals are final; a lost line, a proxy or a restart is not.
    onShouldRetry: (error) => {
      const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
      return status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507)
    },
    ...callbacks,
  })
}

/** What the server said, else what stood in the way. */
function reasonOf(error: Error): string | null {
  if (!(error instanceof DetailedError) || !error.originalResponse) return null
  try {
    const { message } = JSON.parse(error.originalResponse.getBody()) as { message?: unknown }
    return typeof message === 'string' ? message : null
  } catch {
    // A proxy's page. 413 means that it refuses bodies of this size.
    return null
  }
}

export async function pauseUpload(id: string): Promise<void> {
  await running.get(id)?.abort()
  running.delete(id)
  changeUpload(id, { state: 'paused', speed: null })
  sendNext()
}

export function resumeUpload(id: string): void {
  changeUpload(id, { state: 'waiting', problem: null })
  sendNext()
}

/** Takes the file back, with what has arrived of it; its draft stays. */
export async function cancelUpload(id: string): Promise<void> {
  const upload = uploadOf(id)
  const tus = running.get(id)
  running.delete(id)
  removeUpload(id)
  if (upload?.state !== 'sent') await tus?.abort(true).catch(() => undefined)
  sendNext()
}
