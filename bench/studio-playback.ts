import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import autocannon from 'autocannon'
import { apiHeaders, callApi, signInByApi } from '../e2e/support/api.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { anyClass } from './class-ids.ts'
import { type Figure, median } from './figure.ts'
import { origin } from './server.ts'
import { isPrepared, type StudioClient } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'
import { withStudio } from './studio-server.ts'

const email = 'active@pulse.example'
const watchedSeconds = 20
const rounds = 3
const secondsEach = 8
const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required']
type Rates = { aClass: number; playlist: number }
type Watched = { stalls?: number }

/** The effect of an encode on members: throughput of classes and playlists relative to idle, and stalls of a viewer. */
export async function studioPlayback(dataDir: string): Promise<Figure[]> {
  const video = studioClips(dataDir).moving(60)
  return withStudio(dataDir, async (client) => {
    const tag = await anyClass()
    const aClass = `${origin}/api/v3/virtualclass/${tag}`
    const { token } = await signInByApi(email)
    const { alternateLink } = await callApi('getClass', { token, params: { tag } })
    const playlist = new URL(alternateLink, origin).href
    const shares: Rates[] = []
    await rates(aClass, playlist)
    // Alternating, so that a slower machine slows both.
    for (let round = 0; round < rounds; round += 1) {
      const before = await rates(aClass, playlist)
      const encode = await startEncode(client, video)
      const during = await rates(aClass, playlist)
      await encode.end()
      const after = await rates(aClass, playlist)
      shares.push({
        aClass: (2 * during.aClass) / (before.aClass + after.aClass),
        playlist: (2 * during.playlist) / (before.playlist + after.playlist),
      })
    }
    const encode = await startEncode(client, video)
    const stalls = await stallsOfViewer(tag)
    await encode.end()
    const target = { atLeast: 0.8 }
    return [
      {
        name: 'class requests in an encode, of idle',
        result: median(shares.map(({ aClass }) => aClass)),
        unit: '',
        target,
      },
      {
        name: 'playlist requests in an encode, of idle',
        result: median(shares.map(({ playlist }) => playlist)),
        unit: '',
        target,
      },
      {
        name: `stalls of a viewer in ${watchedSeconds} s of an encode`,
        result: stalls,
        unit: '',
        target: { atMost: 0 },
      },
    ]
  })
}

/** Resolves once the encoder is encoding renditions, its longest step. */
async function startEncode({ upload, until, call }: StudioClient, video: string) {
  const { tag } = await upload(video, 'moving.mp4')
  await until(tag, ({ steps }) => steps.some(({ step, state }) => step === 'ladder' && state === 'running'))
  async function end() {
    const { video: seen } = await until(tag, () => true)
    if (isPrepared(seen)) throw new Error('The encode ended before everything was measured.')
    await call('DELETE', `/classes/${tag}`)
    await until(tag, ({ steps }) => steps.every(({ state }) => state !== 'running' && state !== 'waiting'))
  }
  return { end }
}

async function rates(aClass: string, playlist: string): Promise<Rates> {
  return { aClass: await requestsPerSecond(aClass), playlist: await requestsPerSecond(playlist) }
}

async function requestsPerSecond(url: string) {
  const headers = Object.fromEntries(apiHeaders())
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 10, duration: secondsEach })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`)
  return requests.average
}

/** How often a class stalls after it has started. */
async function stallsOfViewer(tag: string) {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await signIn(page, email)
    await page.goto(tenantUrl('pulse', `/classes/${tag}`))
    await playedSeconds(page, 1)
    await page.evaluate(() => {
      const watched = window as Watched
      watched.stalls = 0
      document.querySelector('video')?.addEventListener('waiting', () => {
        watched.stalls = (watched.stalls ?? 0) + 1
      })
    })
    await pause(watchedSeconds * 1000)
    return Number(await page.evaluate(() => (window as Watched).stalls))
  } finally {
    await browser.close()
  }
}

async function playedSeconds(page: Page, seconds: number) {
  await page.waitForFunction((least) => (document.querySelector('video')?.currentTime ?? 0) > least, seconds)
}
