import { chromium } from '@playwright/test'
import { signIn } from '../e2e/support/sign-in.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { classIds } from './class-ids.ts'
import { type Figure, median } from './figure.ts'
import { clickToFrame, timeFirstFrame } from './first-frame.ts'
import { isPrepared, type StudioClient } from './studio-client.ts'
import { studioClips } from './studio-clips.ts'
import { withStudio } from './studio-server.ts'

const rounds = 11
const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required']

/** Card to first frame of an uploaded class relative to one of the demo's, alternating in one browser. */
export async function studioCard(dataDir: string): Promise<Figure[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  const video = studioClips(dataDir).moving(30, '1280x720')
  return withStudio(dataDir, async (client) => {
    const [ofDemo] = await classIds(1)
    if (ofDemo === undefined) throw new Error('The demo has no class.')
    const uploaded = await published(client, video)
    const browser = await chromium.launch({ executablePath, args })
    try {
      const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
      await page.addInitScript(timeFirstFrame)
      await signIn(page, 'active@pulse.example')
      const times = { demo: [] as number[], uploaded: [] as number[] }
      const cardOf = (tag: string) => `article[data-class="${tag}"]`
      for (let round = 0; round < rounds; round += 1) {
        times.demo.push(await clickToFrame(page, cardOf(ofDemo)))
        times.uploaded.push(await clickToFrame(page, cardOf(uploaded)))
      }
      const result = median(times.uploaded) / median(times.demo)
      return [{ name: 'card to first frame, uploaded of demo', result, unit: '', target: { atMost: 1.1 } }]
    } finally {
      await browser.close()
    }
  })
}

/** Uploads a video and publishes its class; returns its tag. */
async function published({ call, upload, until }: StudioClient, video: string) {
  const { tag } = await upload(video, 'Yoga for the bench.mp4')
  await until(tag, isPrepared)
  await call('POST', `/classes/${tag}/publication`, {})
  return tag
}
