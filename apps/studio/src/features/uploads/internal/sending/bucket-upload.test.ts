// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openUploadBucket } from '../../../../testing/upload-bucket.ts'
import { openUploadServer } from '../../../../testing/upload-server.ts'
import { leavePage } from '../../pending-uploads.ts'
import { cancelUpload, pauseAllUploads, resumeAllUploads, sendFiles } from '../../send-uploads.ts'
import { useUploadStore } from '../../upload-store.ts'
import { forgetTransports } from './open-transport.ts'

let bucket: ReturnType<typeof openUploadBucket>
let server: ReturnType<typeof openUploadServer>
beforeEach(() => {
  bucket = openUploadBucket()
  server = openUploadServer(bucket)
})
afterEach(() => {
  pauseAllUploads()
  forgetPage()
  server.close()
  localStorage.clear()
  forgetTransports()
})

function forgetPage() {
  leavePage()
  useUploadStore.setState({ uploads: [] })
}
const text = 'what the class shows'
const fileOf = (name = 'flow.mp4') => new File([text], name, { lastModified: 1, type: 'video/mp4' })
const until = (isSo: () => unknown) => vi.waitUntil(isSo, { timeout: 20_000, interval: 5 })
const upload = () => useUploadStore.getState().uploads[0]
const untilSent = () => until(() => useUploadStore.getState().uploads.every(({ state }) => state === 'sent'))

it('sends a file in parts, two at a time, and nothing of it to the server', async () => {
  await sendFiles([fileOf()])
  await untilSent()
  expect([bucket.files, server.asked]).toEqual([[text], []])
  expect(bucket.sent.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(bucket.figures.maxConcurrency).toBe(2)
  expect(upload()).toMatchObject({ sentBytes: text.length, isAway: false })
})

it('TAKE-02 a paused upload, and one of an earlier page, goes on with the parts that are missing', async () => {
  bucket.figures.isHolding = true
  await sendFiles([fileOf()])
  await until(() => bucket.held.length === 2)
  bucket.held.shift()?.()
  await until(() => bucket.sent.length === 1)
  pauseAllUploads()
  resumeAllUploads()
  await until(() => bucket.held.length === 4)
  expect(bucket.sent).toEqual([1])
  pauseAllUploads()
  forgetPage()
  bucket.figures.isHolding = false
  server.room.refusal = { code: 'quotaExceeded', message: '', missingBytes: 1 }
  // Its space is reserved already, so the quota isn't asked again.
  expect((await sendFiles([fileOf()])).refusal).toBeNull()
  await untilSent()
  expect([bucket.files, bucket.begun.length, server.drafts]).toEqual([[text], 1, ['flow.mp4']])
  expect(bucket.sent.toSorted()).toEqual([1, 2, 3, 4, 5])
})

it('tries again after a lost connection and with a new address after a refusal', async () => {
  bucket.replies.push(200, 0, 503, 403, 200, 403)
  const seen = new Set<unknown>()
  const stop = useUploadStore.subscribe(({ uploads: [one] }) => void seen.add(one?.isAway))
  await sendFiles([fileOf()])
  await untilSent()
  stop()
  expect(seen).toContain(true)
  expect([bucket.files, server.asked]).toEqual([[text], []])
})

it('sends what the bucket has lost once more', async () => {
  bucket.figures.isHolding = true
  await sendFiles([fileOf()])
  await until(() => bucket.held.length === 2)
  bucket.figures.isHolding = false
  const answer = bucket.answer
  vi.spyOn(bucket, 'answer')
    .mockImplementationOnce(answer)
    .mockImplementation((url, body) => {
      if (url.endsWith('/completion') && bucket.sent.length === 5) bucket.parts.get('class-1-upload')?.delete(3)
      return answer(url, body)
    })
  for (const go of bucket.held) go()
  await untilSent()
  expect([bucket.files, bucket.sent.length]).toEqual([[text], 6])
})

it('a browser that the bucket doesn’t answer, as without CORS, sends through the server, the next file at once', async () => {
  bucket.figures.isReachable = false
  await sendFiles([fileOf()])
  await until(() => server.sending().length === 1)
  expect(upload()?.isAway).not.toBe(true)
  server.take('flow.mp4')
  await untilSent()
  expect([...server.uploads.values()].map((one) => [one.text, one.metadata.classtag])).toEqual([[text, 'class-1']])
  await sendFiles([fileOf('next.mp4')])
  await until(() => server.sending().length === 1)
  server.take('next.mp4')
  await untilSent()
  expect(bucket.begun.map(({ fileName }) => fileName)).toEqual(['flow.mp4'])
})

it('a cancelled upload is ended on the server, and its draft goes', async () => {
  bucket.figures.isHolding = true
  await sendFiles([fileOf()])
  await until(() => bucket.held.length === 2)
  await cancelUpload(upload()?.id ?? '')
  expect(server.asked).toMatchObject([{ method: 'DELETE', url: '/studio/api/v1/uploads/class-1-upload' }])
  expect(server.discarded).toEqual(['class-1'])
})
