import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { ReceivedPart } from '@upbeat/rules/media/received-stream'
import { createSegmentStore, type SegmentStore } from '../apps/server/src/modules/broadcast/store/segment-store.ts'
import { broadcastTracks, pushRtmp } from '../apps/server/src/testing/push-rtmp.ts'
import { browserArguments } from '../e2e/support/browser-arguments.ts'
import { openSession } from '../e2e/support/member.ts'
import { position } from '../e2e/support/player.ts'
import { signInStaff } from '../e2e/support/sign-in-staff.ts'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { type Figure, median } from './figure.ts'
import { placeBroadcast } from './place-events.ts'
import { type BroadcastClient, keyOf, poll, viewOf, withBroadcasts } from './with-broadcasts.ts'

const rounds = 3
const cutMs = 10_000
/** Segments' times are rounded. Seconds. */
const oneFrame = 0.04
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** From going live, in the browser or by an encoder, to the first frame in a member's browser, the opening of the page included. */
export function firstPicture(dataDir: string): Promise<Figure[]> {
  return withBrowser(dataDir, async ({ browser, address }) => {
    const byBrowser: number[] = []
    const byEncoder: number[] = []
    for (let round = 0; round < rounds; round++) {
      const page = await openRoom(browser, `bench-live-${round}`)
      byBrowser.push(await untilMemberSees(browser, `bench-live-${round}`, () => goLive(page)))
      await page.context().close()
    }
    for (let round = 0; round < rounds; round++) {
      const id = `bench-encoder-${round}`
      await placeBroadcast(id)
      let stop = () => {}
      byEncoder.push(
        await untilMemberSees(browser, id, async () => {
          stop = pushRtmp(`${address}/${keyOf(id)}`, broadcastTracks({ seconds: 60 })).stop
        }),
      )
      stop()
    }
    return [
      { name: '“Go live” to a member’s first frame', result: median(byBrowser), unit: 's', target: { atMost: 10 } },
      { name: 'RTMP to a member’s first frame', result: median(byEncoder), unit: 's', target: { atMost: 15 } },
    ]
  })
}

/** What the recording of a browser's broadcast lacks after ten seconds without network. */
export function networkCut(dataDir: string): Promise<Figure[]> {
  return withBrowser(dataDir, async (opened) => {
    const id = 'bench-cut'
    const page = await openRoom(opened.browser, id)
    await goLive(page)
    await untilRecorded(opened, id, 6)
    await page.context().setOffline(true)
    await pause(cutMs)
    await page.context().setOffline(false)
    // Everything that waited, and more.
    await untilRecorded(opened, id, (await partsOf(opened, id)).length + cutMs / 2000 + 4)
    const parts = (await partsOf(opened, id)).toSorted((one, other) => one.number - other.number)
    const [first] = parts
    const last = parts.at(-1)
    if (!first || !last) throw new Error('Nothing was recorded.')
    const recorded = parts.reduce((sum, { duration }) => sum + duration, 0)
    const result = Math.max(0, (last.at - first.at) / 1000 + last.duration - recorded)
    const target = { atMost: oneFrame }
    return [{ name: 'missing after 10 s without network', result, unit: 's', target }]
  })
}

/** From an encoder's first byte to the sentence about what is wrong with its stream on the page of the broadcast. */
export function problemToText(dataDir: string): Promise<Figure[]> {
  const wrong = {
    'without keyframes': { tracks: broadcastTracks({ seconds: 40, keyframes: 100 }), text: /keyframe/i },
    'without sound': { tracks: broadcastTracks({ seconds: 40 }).slice(0, 1), text: /no sound/i },
  }
  return withBrowser(dataDir, async ({ browser, address }) => {
    const figures: Figure[] = []
    for (const [name, { tracks, text }] of Object.entries(wrong)) {
      const id = `bench-${name.replaceAll(' ', '-')}`
      const page = await openBroadcast(browser, id)
      const began = performance.now()
      const encoder = pushRtmp(`${address}/${keyOf(id)}`, tracks)
      await page.getByRole('listitem').filter({ hasText: text }).first().waitFor({ timeout: 60_000 })
      const result = (performance.now() - began) / 1000
      encoder.stop()
      await page.context().close()
      figures.push({ name: `stream ${name} to the advice`, result, unit: 's', target: { atMost: 15 } })
    }
    return figures
  })
}

type Opened = { browser: Browser; client: BroadcastClient; store: SegmentStore; address: string }

async function withBrowser(dataDir: string, work: (opened: Opened) => Promise<Figure[]>): Promise<Figure[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  const store = createSegmentStore({ folder: join(dataDir, 'live', 'hls'), reserveBytes: 0 })
  return withBroadcasts(dataDir, async (client, { address }) => {
    const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...fakeCamera] })
    try {
      return await work({ browser, client, store, address })
    } finally {
      await browser.close()
    }
  })
}

/** The page of a new event's broadcast, which began a moment ago. */
async function openBroadcast(browser: Browser, id: string): Promise<Page> {
  await placeBroadcast(id)
  const page = await (await browser.newContext()).newPage()
  await signInStaff(page, 'owner')
  await page.goto(tenantUrl('pulse', `/studio/schedule/${id}/broadcast`))
  return page
}

async function openRoom(browser: Browser, id: string): Promise<Page> {
  const page = await openBroadcast(browser, id)
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await page.getByLabel('The picture that is sent').waitFor()
  return page
}

async function goLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go live' }).click()
}

/** Seconds from the start of `send` until the video in a member's browser moves. */
async function untilMemberSees(browser: Browser, id: string, send: () => Promise<void>): Promise<number> {
  const member = await (await browser.newContext()).newPage()
  await openSession(member, 'active@pulse.example')
  const began = performance.now()
  await send()
  await member.goto(tenantUrl('pulse', `/live/${id}`))
  await poll(async () => ((await position(member)) > 0 ? true : null))
  await member.context().close()
  return (performance.now() - began) / 1000
}

/** The segments of the picture that were recorded. */
async function partsOf({ client, store }: Pick<Opened, 'client' | 'store'>, id: string): Promise<ReceivedPart[]> {
  const { link } = await viewOf(client, id)
  const asset = link === null ? null : new URL(link).pathname.split('/').at(-2)
  if (!asset) return []
  const { parts } = await store.read(decodeURIComponent(asset))
  return parts.filter(({ rendition }) => rendition === 'high')
}

async function untilRecorded(opened: Opened, id: string, count: number): Promise<void> {
  await poll(async () => ((await partsOf(opened, id)).length >= count ? true : null))
}
