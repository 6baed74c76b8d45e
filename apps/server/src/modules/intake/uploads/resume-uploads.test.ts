// @database embedded
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PreviousUpload, Upload, type UrlStorage } from 'tus-js-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCuttingProxy } from '../../../testing/cutting-proxy.ts'
import { openIntakeApp } from '../../../testing/intake-app.ts'
import { ended, type RunningServer, startServer } from '../../../testing/run-server.ts'
import { arrived } from '../../../testing/upload-file.ts'
import { uploadPath } from './tus-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-resume-'))
let headers: Record<string, string> = {}
let server: RunningServer
let proxy: Awaited<ReturnType<typeof openCuttingProxy>>

beforeAll(async () => {
  const app = await openIntakeApp()
  headers = app.headersOf(app.manager)
  await app.database.execute('checkpoint')
  cpSync(app.dataDir, folder, { recursive: true })
  await app.close()
  proxy = await openCuttingProxy()
  await start()
})
afterAll(async () => {
  proxy?.close()
  if (server) await kill()
  rmSync(folder, { recursive: true, force: true })
})

async function start() {
  const started = await startServer({ DATA_DIR: folder, ENCODER: 'off', MEDIA_RESERVE_GB: '0' })
  if (!('child' in started)) throw new Error(started.said)
  server = started
  proxy.leadTo(server.address)
}

async function kill() {
  const gone = ended(server.child)
  server.child.kill('SIGKILL')
  await gone
}

it('TAKE-02 a file arrives complete despite five server kills, ten dropped connections, a browser crash and a lost last response', async () => {
  const bytes = Buffer.alloc(4_000_000)
  for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  const chunkSize = 60_000
  // What happens as chunks arrive, in order: five kills, ten dropped connections.
  const troubles = 'cut kill cut cut cut kill cut cut kill cut cut kill cut cut kill'.split(' ')
  let trouble = Promise.resolve()
  let isLost = false

  function upload(until: number) {
    return new Promise<string>((resolve, reject) => {
      const sent = new Upload(bytes, {
        endpoint: proxy.origin + uploadPath,
        headers,
        chunkSize,
        metadata: { filename: 'long.mp4' },
        // A server takes seconds to start, on a loaded machine many.
        retryDelays: Array<number>(4000).fill(25),
        urlStorage,
        onShouldRetry: () => true,
        onChunkComplete: (_size, done) => {
          if (done >= until) {
            void sent.abort().then(() => resolve(sent.url ?? ''))
          } else if (troubles.length > 0) {
            if (troubles.shift() === 'kill') trouble = kill().then(start)
            // In the middle of the next chunk.
            else setTimeout(proxy.cut, 2)
          } else if (done + chunkSize >= bytes.length && !isLost) {
            isLost = true
            proxy.loseAnswers(true)
            setTimeout(() => proxy.loseAnswers(false), 150)
          }
        },
        onSuccess: () => resolve(sent.url ?? ''),
        onError: reject,
      })
      void sent.findPreviousUploads().then(([before]) => {
        if (before) sent.resumeFromPreviousUpload(before)
        sent.start()
      })
    })
  }

  // The browser crashes at just under half; choosing the same file again resumes the same upload.
  const first = await upload(1_500_000)
  await trouble
  const { offset } = await arrived(first, headers)
  expect(offset).toBeGreaterThanOrEqual(1_500_000)
  const last = await upload(Number.POSITIVE_INFINITY)
  await trouble
  expect(last).toBe(first)
  expect([troubles, isLost]).toEqual([[], true])
  expect(await arrived(last, headers)).toEqual({ status: 200, offset: bytes.length })
  const stored = readFileSync(join(folder, 'uploads', last.split('/').at(-1) ?? ''))
  expect(sha256(stored)).toBe(sha256(bytes))
  const listed = (await (await fetch(server.address + uploadPath, { headers })).json()) as {
    fileName: string
    state: string
  }[]
  expect(listed.filter(({ fileName }) => fileName === 'long.mp4').map(({ state }) => state)).toEqual(['received'])
})

/** Outlives the page, like a browser's storage. */
const begun = new Map<string, PreviousUpload>()
const urlStorage: UrlStorage = {
  findAllUploads: async () => [...begun.values()],
  findUploadsByFingerprint: async (fingerprint) => (begun.has(fingerprint) ? [...begun.values()] : []),
  removeUpload: async (key) => void begun.delete(key),
  addUpload: async (fingerprint, upload) => {
    begun.set(fingerprint, upload)
    return fingerprint
  },
}

function sha256(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex')
}
