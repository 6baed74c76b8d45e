import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { walkToFirstFrame } from '../e2e/support/first-class-walk.ts'
import { setupLink } from '../e2e/support/setup-link.ts'
import { findBrowser } from '../scripts/browser.mjs'
import type { Figure } from './figure.ts'
import { origin, startServer } from './server.ts'
import { studioClips } from './studio-clips.ts'

const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required']

/** Time from starting a server on an empty folder to the first frame of the club's own class for a new member. */
export async function studioFirstClass(dataDir: string): Promise<Figure[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  const own = join(dataDir, 'empty')
  mkdirSync(own)
  // The title comes from the file's name.
  const video = join(dataDir, 'Morning flow.mp4')
  copyFileSync(studioClips(dataDir).moving(60), video)
  const browser = await chromium.launch({ executablePath, args })
  const started = performance.now()
  const server = await startServer(own, { DEMO: 'off', CLOCK: 'system', MEDIA_RESERVE_GB: '0' })
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    const clicks = await walkToFirstFrame({ page, link: setupLink({ ...process.env, DATA_DIR: own }, origin), video })
    const seconds = (performance.now() - started) / 1000
    return [
      { name: 'empty server to a member’s first frame', result: seconds, unit: 's', target: { atMost: 120 } },
      { name: 'clicks on the way', result: clicks, unit: '', target: { atMost: 25 } },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
