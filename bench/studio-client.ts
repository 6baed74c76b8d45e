import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { demoPassword } from '../e2e/support/tenants.ts'
import { sendFile } from './send-file.ts'
import { origin } from './server.ts'

type Media = StudioClientCalls['getClassMedia']['reply']
type Video = Media['videos'][number]
export type StudioClient = Awaited<ReturnType<typeof signInToStudio>>
const base = `${origin}/studio/api/v1`
const club = { tenantid: 'pulse' }

/** The studio's API, signed in as the owner of a demo club. */
export async function signInToStudio() {
  const reply = await fetch(`${base}/session`, {
    method: 'POST',
    headers: { ...club, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@pulse.example', password: demoPassword }),
  })
  if (!reply.ok) throw new Error(`The studio's sign-in answered ${reply.status}.`)
  const cookie = reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const own = { ...club, cookie }

  async function call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const headers = body ? { ...own, 'content-type': 'application/json' } : own
    const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Reply
  }

  /** Uploads a file by tus in one request. Returns its class and the seconds taken. */
  async function upload(file: string, name: string) {
    const tus = { ...own, 'tus-resumable': '1.0.0' }
    const metadata = `filename ${Buffer.from(name).toString('base64')}`
    const headers = { ...tus, 'upload-length': String(statSync(file).size), 'upload-metadata': metadata }
    const created = await fetch(`${base}/uploads`, { method: 'POST', headers })
    const tag = decodeURIComponent(created.headers.get('x-class-tag') ?? '')
    const url = origin + created.headers.get('location')
    return { tag, seconds: await sendFile(url, 'PATCH', file, { ...tus, 'upload-offset': '0' }) }
  }

  /** Waits until the class's video reaches a state; returns it and the seconds taken. */
  async function until(tag: string, isSo: (video: Video) => boolean, limitSeconds = 3600) {
    const started = performance.now()
    for (;;) {
      const { videos } = await call<Media>('GET', `/classes/${tag}/media`)
      const seconds = (performance.now() - started) / 1000
      const [video] = videos
      if (video?.refusal) throw new Error(`The video was refused: ${video.refusal}.`)
      if (video && isSo(video)) return { video, seconds }
      if (seconds > limitSeconds) throw new Error('The video was not prepared in time.')
      await pause(200)
    }
  }

  return { call, upload, until, headers: own }
}

/** Every step of a video is done; initially there is only its probe. */
export function isPrepared({ steps }: Video) {
  return steps.length > 1 && steps.every(({ state }) => state === 'done')
}
