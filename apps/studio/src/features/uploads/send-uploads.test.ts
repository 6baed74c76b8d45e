// @vitest-environment happy-dom
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openUploadServer } from '../../testing/upload-server.ts'
import { isInterrupted, leavePage, usePendingUploads } from './pending-uploads.ts'
import {
  cancelUpload,
  pauseAllUploads,
  pauseUpload,
  resumeAllUploads,
  resumeUpload,
  sendFiles,
} from './send-uploads.ts'
import { moveUploadUp, type Upload, useUploadStore } from './upload-store.ts'

let server: ReturnType<typeof openUploadServer>
beforeEach(() => {
  server = openUploadServer()
})
afterEach(() => {
  pauseAllUploads()
  forgetPage()
  server.close()
  localStorage.clear()
  openAt('/studio')
  sessionStorage.clear()
})

/** Like a reload. */
function forgetPage() {
  leavePage()
  useUploadStore.setState({ uploads: [] })
}
const openAt = (address: string) => history.replaceState(null, '', address)
const fileOf = (name: string, text = `what ${name} shows`) =>
  new File([text], name, { lastModified: 1, type: 'video/mp4' })
const uploadOf = (name: string) => {
  const found = useUploadStore.getState().uploads.find(({ file }) => file.name === name)
  if (!found) throw new Error(`${name} is not listed`)
  return found
}
const stateOf = (name: string): Upload['state'] => uploadOf(name).state
const until = (isSo: () => unknown) => vi.waitUntil(isSo, { timeout: 20_000, interval: 5 })
const untilSending = (...names: string[]) =>
  vi.waitFor(() => expect(server.sending()).toEqual(names), { timeout: 20_000, interval: 5 })
async function takeAll() {
  await until(() => {
    for (const arrive of server.arriving.values()) arrive()
    return useUploadStore.getState().uploads.every(({ state }) => state === 'sent')
  })
}
const contents = () => [...server.uploads.values()].map(({ text }) => text)

it('TAKE-01 40 files become 40 drafts before one is uploaded; three upload at a time, in order', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `Class ${at + 1}.mp4`)
  await sendFiles(names.map((name) => fileOf(name)))
  expect(server.drafts).toEqual(names)
  const { uploads } = useUploadStore.getState()
  expect(uploads.map(({ file }) => file.name)).toEqual(names)
  expect(new Set(uploads.map(({ tag }) => tag)).size).toBe(40)
  await untilSending('Class 1.mp4', 'Class 2.mp4', 'Class 3.mp4')
  expect(uploads.filter(({ state }) => state === 'waiting')).toHaveLength(37)
  server.take('Class 2.mp4')
  await untilSending('Class 1.mp4', 'Class 3.mp4', 'Class 4.mp4')
  await takeAll()
  expect(server.figures.maxConcurrency).toBe(3)
  expect(contents()).toEqual(names.map((name) => `what ${name} shows`))
})

it('TAKE-01 waiting files can be moved up, paused one by one or all together, and cancelled', async () => {
  await sendFiles(['1', '2', '3', '4', '5', '6', '7'].map((name) => fileOf(name)))
  await untilSending('1', '2', '3')
  moveUploadUp(uploadOf('6').id)
  moveUploadUp(uploadOf('6').id)
  moveUploadUp(uploadOf('6').id)
  pauseUpload(uploadOf('4').id)
  void cancelUpload(uploadOf('5').id)
  server.take('1')
  await untilSending('2', '3', '6')

  pauseAllUploads()
  await untilSending()
  expect(['2', '3', '4', '6', '7'].map(stateOf)).toEqual(Array(5).fill('paused'))
  resumeAllUploads()
  await until(() => server.sending().length === 3)
  await cancelUpload(uploadOf('6').id)
  expect([...server.uploads.values()].map(({ metadata }) => metadata.filename)).not.toContain('6')
  await takeAll()
  expect(contents().toSorted()).toEqual(['1', '2', '3', '4', '7'].map((name) => `what ${name} shows`))
})

it('TAKE-01 500 files at once are all uploaded', async () => {
  await sendFiles(Array.from({ length: 500 }, (_, at) => fileOf(`${at}`)))
  expect(server.drafts).toHaveLength(500)
  await takeAll()
  expect([server.uploads.size, server.figures.maxConcurrency]).toEqual([500, 3])
})

it('resumes a file after a reload when it is selected again, in the same draft', async () => {
  const file = fileOf('long.mp4')
  await sendFiles([file])
  await untilSending('long.mp4')
  pauseAllUploads()
  forgetPage()
  const [upload] = server.uploads.values()
  if (upload) upload.text = 'what long'
  await sendFiles([file])
  await takeAll()
  expect(server.drafts).toEqual(['long.mp4'])
  expect(contents()).toEqual(['what long.mp4 shows'])
})

it('TAKE-02 after a reload the same files continue in their drafts, including those still waiting', async () => {
  const names = ['1', '2', '3', '4', '5']
  await sendFiles(names.map((name) => fileOf(name)))
  await untilSending('1', '2', '3')
  pauseAllUploads()
  const interrupted = () => usePendingUploads.getState().pending.filter(isInterrupted)
  expect(interrupted()).toEqual([])
  forgetPage()
  expect(interrupted().map(({ name, tag }) => [name, tag])).toEqual(names.map((name) => [name, `class-${name}`]))
  server.lost.add('class-5')
  await sendFiles(names.map((name) => fileOf(name)))
  await takeAll()
  // Another person has removed the fifth draft.
  expect(server.drafts).toEqual([...names, '5'])
  const tags = [...server.uploads.values()].map(({ metadata }) => metadata.classtag)
  expect(tags).toEqual(['class-1', 'class-2', 'class-3', 'class-4', 'class-6'])
  expect(usePendingUploads.getState().pending).toEqual([])
})

it('TAKE-02 a file that another open window is uploading is not uploaded twice', async () => {
  const file = fileOf('shared')
  await sendFiles([file])
  await untilSending('shared')
  const kept = localStorage.getItem('studio.uploads.') ?? ''
  forgetPage()
  localStorage.setItem('studio.uploads.', kept)
  expect((await sendFiles([file])).repeated).toEqual([file])
})

it('TAKE-02 continues what another browser began, for the same class and file', async () => {
  await sendFiles([fileOf('moved.mp4')], 'flow')
  await untilSending('moved.mp4')
  pauseAllUploads()
  const [upload] = server.uploads.values()
  if (upload) upload.text = 'what moved'
  forgetPage()
  localStorage.clear()
  await sendFiles([fileOf('moved.mp4')], 'flow')
  await takeAll()
  expect(contents()).toEqual(['what moved.mp4 shows'])
})

it('TAKE-01 a cancelled file leaves no draft, whether it was being sent or only waited', async () => {
  await sendFiles(['1', '2', '3', '4'].map((name) => fileOf(name)))
  await untilSending('1', '2', '3')
  await cancelUpload(uploadOf('4').id)
  await cancelUpload(uploadOf('2').id)
  expect(server.discarded).toEqual(['class-4', 'class-2'])
  await sendFiles([fileOf('other')], 'evening')
  await cancelUpload(uploadOf('other').id)
  expect(server.discarded).not.toContain('evening')
  expect(usePendingUploads.getState().pending.map(({ name }) => name)).toEqual(['1', '3'])
})

it('TAKE-04 an empty file is listed with its reason, and neither a draft nor a request is made', async () => {
  await sendFiles([fileOf('empty.mp4', '')])
  expect(uploadOf('empty.mp4')).toMatchObject({ state: 'failed', isEmpty: true, tag: null })
  expect([server.checked, server.drafts, server.asked]).toEqual([[], [], []])
  await cancelUpload(uploadOf('empty.mp4').id)
  expect(useUploadStore.getState().uploads).toEqual([])
})

it('deletes a cancelled paused upload from the server', async () => {
  await sendFiles([fileOf('gone.mp4')])
  await untilSending('gone.mp4')
  pauseUpload(uploadOf('gone.mp4').id)
  await cancelUpload(uploadOf('gone.mp4').id)
  expect(server.uploads.size).toBe(0)
})

it('uploads the same file selected twice once, and resumes it if paused', async () => {
  const file = fileOf('twice.mp4')
  await sendFiles([file])
  expect((await sendFiles([file, fileOf('other.mp4')])).repeated).toEqual([file])
  pauseUpload(uploadOf('twice.mp4').id)
  expect((await sendFiles([file])).repeated).toEqual([])
  await takeAll()
  expect([server.drafts, contents().length]).toEqual([['twice.mp4', 'other.mp4'], 2])
})

it('uploads the same file for two classes to both', async () => {
  const file = fileOf('both.mp4')
  await sendFiles([file], 'morning')
  await untilSending('both.mp4')
  await sendFiles([file], 'evening')
  await untilSending('both.mp4', 'both.mp4')
  await takeAll()
  expect([...server.uploads.values()].map(({ metadata }) => metadata.classtag)).toEqual(['morning', 'evening'])
  expect(contents()).toEqual(Array(2).fill('what both.mp4 shows'))
})

it('on a shared host every request names the club, and no club resumes another’s upload', async () => {
  openAt('/studio?tenant=pulse')
  const file = fileOf('shared.mp4')
  await sendFiles([file])
  await untilSending('shared.mp4')
  pauseAllUploads()
  forgetPage()
  openAt('/studio?tenant=harbour')
  await sendFiles([file])
  await takeAll()
  expect(new Set(server.asked.map(({ club }) => club))).toEqual(new Set(['pulse', 'harbour']))
  expect([...server.uploads.values()].map(({ club, text }) => [club, text])).toEqual([
    ['pulse', ''],
    ['harbour', 'what shared.mp4 shows'],
  ])
  expect(server.drafts).toHaveLength(2)
})

it("a proxy's reply while the server restarts doesn't restart an upload", async () => {
  await sendFiles([fileOf('kept.mp4')])
  await untilSending('kept.mp4')
  pauseUpload(uploadOf('kept.mp4').id)
  server.refusals.push({ status: 502, body: '<h1>Bad gateway</h1>' })
  resumeUpload(uploadOf('kept.mp4').id)
  const seen = new Set<unknown>()
  const stop = useUploadStore.subscribe(({ uploads: [one] }) => void seen.add(one?.isAway && one.state))
  await takeAll()
  stop()
  // Told while it was, and no longer.
  expect(seen).toContain('sending')
  expect(uploadOf('kept.mp4').isAway).toBe(false)
  expect(server.asked.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'PATCH'])
})

it('a rejection midway is reported, and the file resumes once it is allowed again', async () => {
  await sendFiles([fileOf('coach.mp4')])
  await untilSending('coach.mp4')
  pauseUpload(uploadOf('coach.mp4').id)
  server.refusals.push({ status: 403, body: '{"code":"notPermitted","message":"Your role does not allow this"}' })
  resumeUpload(uploadOf('coach.mp4').id)
  await until(() => stateOf('coach.mp4') === 'failed')
  expect(uploadOf('coach.mp4').problem?.reason).toBe('notPermitted')
  resumeUpload(uploadOf('coach.mp4').id)
  await takeAll()
  expect(server.uploads.size).toBe(1)
})

it('TAKE-10 a draft that could not be created waits for the server, and is created when its upload resumes', async () => {
  server.figures.lostDrafts = 1
  await sendFiles([fileOf('late.mp4')])
  // The browser's network error message is not shown.
  expect(uploadOf('late.mp4')).toMatchObject({ state: 'waiting', tag: null, problem: null, isAway: true })
  resumeUpload(uploadOf('late.mp4').id)
  await takeAll()
  expect([server.drafts, server.uploads.size]).toEqual([['late.mp4'], 1])
})

it('TAKE-03 a drop of many files is checked as one, and rejected as a whole before uploading', async () => {
  server.room.refusal = { code: 'storageFull', message: '', missingBytes: 3e9 }
  const drop = [fileOf('1', 'one'), fileOf('2', 'three')]
  expect((await sendFiles(drop)).refusal).toMatchObject({ reason: 'storageFull', missingBytes: 3e9 })
  expect([server.checked, server.drafts, server.asked]).toEqual([[8], [], []])
  expect(useUploadStore.getState().uploads).toEqual([])
  server.room.refusal = null
  expect((await sendFiles(drop)).refusal).toBeNull()
  await takeAll()
  expect(contents()).toEqual(['one', 'three'])
})

it('a file that has changed on disk is not retried, and reports it', async () => {
  const file = fileOf('changed')
  const unreadable = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))
  const part = (start = 0, end = 0) => fromPartial<Blob>({ size: end - start, arrayBuffer: unreadable })
  vi.spyOn(file, 'slice').mockImplementation(part)
  await sendFiles([file])
  await until(() => stateOf('changed') === 'failed')
  expect(uploadOf('changed')).toMatchObject({ isChanged: true, problem: null })
  expect(server.asked.map(({ method }) => method)).toEqual(['POST'])
})
