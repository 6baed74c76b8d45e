import type { PreviousUpload, Upload as TusUpload } from 'tus-js-client'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { StudioError } from '../../lib/studio-error.ts'
import { findBegun, isFileChanged, problemOf, tusUpload } from './tus-upload.ts'
import { addUploads, changeUpload, removeUpload, type Upload, uploadOf, useUploadStore } from './upload-store.ts'

/** Number of concurrent uploads (TAKE-01). */
const mostAtOnce = 3
/** The browser's limit of concurrent requests per server. */
const draftsAtOnce = 6

const running = new Map<string, TusUpload>()

/**
 * Creates a draft per file at once and uploads the files, three at a time. A file that this browser started to upload before is resumed.
 * With `tag` the files are videos of that class. Returns the files that were already uploading, and the server's message if the others
 * together don't fit: then none is uploaded (TAKE-03).
 */
export async function sendFiles(
  files: readonly File[],
  tag: string | null = null,
): Promise<{ repeated: File[]; refusal: StudioError | null }> {
  const added: Upload[] = []
  const repeated: File[] = []
  for (const file of files) {
    const same = [...useUploadStore.getState().uploads, ...added].find((upload) => isUnderWay(upload, file, tag))
    if (!same) added.push({ id: crypto.randomUUID(), file, tag, ...fresh })
    else if (same.state === 'paused' || same.state === 'failed') resumeUpload(same.id)
    else repeated.push(file)
  }
  const refusal = await refusalOf(added)
  if (refusal !== null) return { repeated, refusal }
  addUploads(added)
  if (tag === null) await makeDrafts(added)
  else sendNext()
  return { repeated, refusal: null }
}

/** The space of uploads started by this browser is already reserved on the server. Without a reply, each upload is checked by itself. */
async function refusalOf(added: readonly Upload[]): Promise<StudioError | null> {
  const begun = await Promise.all(added.map(({ file }) => findBegun(file)))
  const bytes = added.reduce((sum, { file }, at) => (begun[at]?.length === 0 ? sum + file.size : sum), 0)
  if (bytes === 0) return null
  try {
    await api('checkUpload', { body: { bytes } })
    return null
  } catch (error) {
    const isRefused = error instanceof StudioError && ['storageFull', 'quotaExceeded'].includes(error.reason)
    return isRefused ? error : null
  }
}

const longestFileName = 1000
const fresh = { state: 'waiting', sentBytes: 0, speed: null, problem: null } as const

function isUnderWay(upload: Upload, file: File, tag: string | null): boolean {
  const { name, size, lastModified } = upload.file
  const isSame = name === file.name && size === file.size && lastModified === file.lastModified
  return isSame && upload.state !== 'sent' && (tag === null || upload.tag === tag)
}

async function makeDrafts(uploads: readonly Upload[]): Promise<void> {
  const left = [...uploads]
  async function makeNext() {
    for (let next = left.shift(); next; next = left.shift()) {
      await makeDraft(next)
      sendNext()
    }
  }
  await Promise.all(Array.from({ length: draftsAtOnce }, makeNext))
  void queryClient.invalidateQueries({ queryKey: ['class', 'list'] })
}

async function makeDraft({ id, file }: Upload): Promise<void> {
  try {
    const begun = (await findBegun(file)).map(classTagOf)
    const known = begun.find((each) => each && !useUploadStore.getState().uploads.some(({ tag }) => tag === each))
    changeUpload(id, {
      tag: known ?? (await api('createClass', { body: { fileName: file.name.slice(-longestFileName) } })).tag,
    })
  } catch (error) {
    changeUpload(id, { state: 'failed', problem: error instanceof StudioError && error.reason !== '' ? error : null })
  }
}

function classTagOf({ metadata }: PreviousUpload): string | undefined {
  return metadata.classtag
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
  const upload = tusUpload(file, tag ?? '', {
    onProgress: (sentBytes) => {
      if (began.bytes === 0) began.bytes = sentBytes
      const seconds = (performance.now() - began.at) / 1000
      const speed = seconds > 2 ? (sentBytes - began.bytes) / seconds : null
      changeUpload(id, { sentBytes, speed })
    },
    onSuccess: () => {
      running.delete(id)
      changeUpload(id, { state: 'sent', sentBytes: file.size, speed: null })
      // Also if the event stream isn't open yet, as right after loading the page.
      for (const kind of ['class', 'upload']) void queryClient.invalidateQueries({ queryKey: [kind] })
      sendNext()
    },
    onError: (error) => {
      running.delete(id)
      changeUpload(id, { state: 'failed', speed: null, problem: problemOf(error), isChanged: isFileChanged(error) })
      sendNext()
    },
  })
  running.set(id, upload)
  await takeUp(upload, file, tag)
  // It may have been paused or cancelled meanwhile.
  if (running.get(id) === upload) upload.start()
}

/** The same file can be uploaded for several classes. */
async function takeUp(upload: TusUpload, file: File, tag: string | null): Promise<void> {
  const before = (await findBegun(file)).find((each) => classTagOf(each) === tag)
  if (before) upload.resumeFromPreviousUpload(before)
}

export function pauseUpload(id: string): void {
  pause(id)
  sendNext()
}

/** Pauses all uploads until they are resumed. */
export function pauseAllUploads(): void {
  for (const { id, state } of useUploadStore.getState().uploads) {
    if (state === 'waiting' || state === 'sending') pause(id)
  }
}

function pause(id: string): void {
  void running.get(id)?.abort()
  running.delete(id)
  changeUpload(id, { state: 'paused', speed: null })
}

export function resumeUpload(id: string): void {
  changeUpload(id, { state: 'waiting', problem: null })
  const upload = uploadOf(id)
  // Its draft could not be created before.
  if (upload?.tag === null) void makeDrafts([upload])
  else sendNext()
}

export function resumeAllUploads(): void {
  for (const { id, state } of useUploadStore.getState().uploads) if (state === 'paused') resumeUpload(id)
}

/** Cancels an upload and deletes the uploaded part; its draft stays. */
export async function cancelUpload(id: string): Promise<void> {
  const upload = uploadOf(id)
  const tus = running.get(id)
  running.delete(id)
  removeUpload(id)
  sendNext()
  if (!upload || upload.state === 'sent') return
  await tus?.abort()
  const begun = tusUpload(upload.file, upload.tag ?? '')
  await takeUp(begun, upload.file, upload.tag)
  await begun.abort(true).catch(() => undefined)
}
