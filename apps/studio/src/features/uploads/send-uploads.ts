import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { StudioError } from '../../lib/api/studio-error.ts'
import { endBegun, isBegunByTus, openTransport, setUploadsInto } from './internal/sending/open-transport.ts'
import type { Transport } from './internal/sending/transport.ts'
import { addPending, pendingOf, removePending } from './pending-files.ts'
import { isInterrupted, type PendingUpload } from './pending-uploads.ts'
import { addUploads, changeUpload, removeUpload, type Upload, uploadOf, useUploadStore } from './upload-store.ts'

/** Number of concurrent uploads (TAKE-01). */
const maxConcurrency = 3
/** The browser's limit of concurrent requests per server. */
const draftsAtOnce = 6

const running = new Map<string, Transport>()

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
    const before = pendingOf(file, tag)
    if (same?.state === 'paused' || same?.state === 'failed') resumeUpload(same.id)
    else if (same || (before && !isInterrupted(before))) repeated.push(file)
    else added.push(newUpload(file, { tag, before }))
  }
  const sendable = added.filter(({ isEmpty }) => !isEmpty)
  const refusal = await refusalOf(sendable)
  if (refusal !== null) return { repeated, refusal }
  const known = tag === null ? await withoutLostDrafts(added) : added
  addUploads(known)
  for (const { file, tag: of, isReplacement, isEmpty } of known) {
    if (of !== null && !isEmpty) addPending(file, { tag: of, isReplacement })
  }
  sendNext()
  await makeDrafts(known.filter((upload) => upload.tag === null && !upload.isEmpty))
  return { repeated, refusal: null }
}

function newUpload(file: File, { tag, before }: { tag: string | null; before: PendingUpload | undefined }): Upload {
  const isReplacement = before?.isReplacement ?? tag !== null
  const upload = { id: crypto.randomUUID(), file, tag: tag ?? before?.tag ?? null, isReplacement, ...fresh }
  return file.size > 0 ? upload : { ...upload, state: 'failed', isEmpty: true }
}

/** Somebody may have removed the drafts of interrupted uploads meanwhile: those files become new ones. */
async function withoutLostDrafts(uploads: readonly Upload[]): Promise<readonly Upload[]> {
  const lost = await lostTags(uploads.flatMap(({ tag }) => tag ?? []))
  for (const tag of lost) removePending(tag)
  return uploads.map((upload) => (upload.tag !== null && lost.has(upload.tag) ? { ...upload, tag: null } : upload))
}

async function lostTags(tags: readonly string[]): Promise<ReadonlySet<string>> {
  const lost = new Set(tags)
  for (let start = 0; start < tags.length; start += maxAsked) {
    const asked = tags.slice(start, start + maxAsked)
    // Without a reply nothing is known to be lost.
    const found = await api('listVideoStatuses', { query: { tag: asked } }).catch(() => null)
    for (const tag of found === null ? asked : found.filter(({ state }) => state !== 'bin').map((one) => one.tag)) {
      lost.delete(tag)
    }
  }
  return lost
}

/** The space of uploads started by this browser is already reserved on the server. Without a reply, each upload is checked by itself. */
async function refusalOf(added: readonly Upload[]): Promise<StudioError | null> {
  const isBegun = await Promise.all(
    added.map(async ({ file, tag }) => pendingOf(file, tag)?.isBegun || (await isBegunByTus(file))),
  )
  const bytes = added.reduce((sum, { file }, at) => (isBegun[at] ? sum : sum + file.size), 0)
  if (bytes === 0) return null
  try {
    setUploadsInto((await api('checkUpload', { body: { bytes } })).into)
    return null
  } catch (error) {
    const isRefused =
      error instanceof StudioError && ['storageFull', 'quotaExceeded', 'encodeQuotaExceeded'].includes(error.reason)
    return isRefused ? error : null
  }
}

const longestFileName = 1000
/** Number of classes asked for at once. */
const maxAsked = 100
const tryAgainMs = 5000
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
  if (uploadOf(id)?.tag !== null) return
  try {
    const { tag } = await api('createClass', { body: { fileName: fileNameOf(file) } })
    if (!uploadOf(id)) return await discardDraft(tag, file)
    addPending(file, { tag, isReplacement: false })
    changeUpload(id, { tag, isAway: false })
  } catch (error) {
    const isRefused = error instanceof StudioError && error.reason !== ''
    if (isRefused) return changeUpload(id, { state: 'failed', problem: error })
    changeUpload(id, { isAway: true })
    setTimeout(() => makeDraftAgain(id), tryAgainMs)
  }
}

function makeDraftAgain(id: string): void {
  const upload = uploadOf(id)
  if (upload?.state === 'waiting' && upload.tag === null) void makeDrafts([upload])
}

/** Removes the draft of a cancelled file, unless somebody has put anything into it. */
async function discardDraft(tag: string, file: File): Promise<void> {
  // It went with its upload, or stays as a draft without a video.
  await api('discardClass', { params: { tag }, body: { fileName: fileNameOf(file) } }).catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: ['class', 'list'] })
}

function fileNameOf({ name }: File): string {
  return name.slice(-longestFileName)
}

function sendNext(): void {
  const { uploads } = useUploadStore.getState()
  const sending = uploads.filter(({ state }) => state === 'sending').length
  const next = uploads.filter(({ state, tag }) => state === 'waiting' && tag !== null)
  for (const upload of next.slice(0, Math.max(0, maxConcurrency - sending))) send(upload)
}

function send(sent: Upload): void {
  const { id, file, tag } = sent
  changeUpload(id, { state: 'sending', problem: null })
  const began = { at: performance.now(), bytes: 0 }
  const transport = openTransport(sent, {
    onProgress: (sentBytes) => {
      if (began.bytes === 0) began.bytes = sentBytes
      const seconds = (performance.now() - began.at) / 1000
      const speed = seconds > 2 ? (sentBytes - began.bytes) / seconds : null
      changeUpload(id, { sentBytes, speed, isAway: false })
    },
    onSuccess: () => {
      running.delete(id)
      if (tag !== null) removePending(tag)
      changeUpload(id, { state: 'sent', sentBytes: file.size, speed: null, isAway: false })
      // Also if the event stream isn't open yet, as right after loading the page.
      for (const kind of ['class', 'upload']) void queryClient.invalidateQueries({ queryKey: [kind] })
      sendNext()
    },
    onAway: () => changeUpload(id, { isAway: true, speed: null }),
    onError: (failure) => {
      running.delete(id)
      changeUpload(id, { state: 'failed', speed: null, ...failure })
      sendNext()
    },
  })
  running.set(id, transport)
  transport.start()
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
  void running.get(id)?.stop()
  running.delete(id)
  changeUpload(id, { state: 'paused', speed: null, isAway: false })
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

/** Cancels an upload and deletes the uploaded part, and its draft if there is nothing else in it. */
export async function cancelUpload(id: string): Promise<void> {
  const upload = uploadOf(id)
  const transport = running.get(id)
  running.delete(id)
  removeUpload(id)
  sendNext()
  if (!upload || upload.state === 'sent' || upload.tag === null) return
  removePending(upload.tag)
  await transport?.stop()
  await endBegun(upload).catch(() => undefined)
  if (!upload.isReplacement) await discardDraft(upload.tag, upload.file)
}
