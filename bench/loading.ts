import type { Page } from '@playwright/test'
import { signInByApi } from '../e2e/support/api.ts'
import { newTrialMember } from '../e2e/support/new-member.ts'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { anyClass } from './class-ids.ts'
import { type Figure, median } from './figure.ts'
import { openBrowser, openPhone, type Painted, type Painting, paintingOf } from './phone.ts'
import { startServer } from './server.ts'

const runs = 3
const settleMilliseconds = 3000
const idleMilliseconds = 5000

/** Load times of pages on a mid-range phone with an empty cache, their layout shift, and how long they are blocked. */
export async function loading(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  const browser = await openBrowser()
  try {
    const member = await signInByApi('active@pulse.example')
    const player = `/classes/${await anyClass()}`
    const painted = async (path: string, session?: typeof member) => {
      const found: Painting[] = []
      for (let run = 0; run < runs; run++) {
        // A started class would be resumed elsewhere.
        const page = await openPhone(browser, path === player ? await newTrialMember() : session)
        await page.goto(tenantUrl('pulse', path))
        found.push(await settled(page, path === player))
        await page.context().close()
      }
      return found
    }
    // Warm-up: pictures are generated once and cached on disk.
    for (const path of ['/', '/home', player, '/classes', '/connect/'])
      await painted(path, path === '/' ? undefined : member)
    const landing = await painted('/')
    const home = await painted('/home', member)
    const classPage = await painted(player, member)
    const list = await painted('/classes', member)
    const schedule = await painted('/connect/schedule', member)
    const others = ['/browse/', '/channels/', '/collections', '/contact', '/signin', '/tc']
    const shifts = [...landing, ...home, ...classPage, ...list, ...schedule]
    for (const path of others) {
      const found = await painted(path, path === '/signin' ? undefined : member)
      console.log(`        shift ${Math.max(...found.map(({ shift }) => shift)).toFixed(4)} ${path}`)
      shifts.push(...found)
    }
    const largest = (found: Painting[]) => median(found.map((each) => each.largest)) / 1000
    const blocking = (found: Painting[]) => median(found.map((each) => each.blocking))
    const frames = classPage.map(({ firstFrame }) => firstFrame ?? Number.POSITIVE_INFINITY)
    return [
      { name: 'largest paint, landing, phone', result: largest(landing), unit: 's', target: { atMost: 1.2 } },
      { name: 'largest paint, home, phone', result: largest(home), unit: 's', target: { atMost: 1.5 } },
      { name: 'largest paint, class page, phone', result: largest(classPage), unit: 's', target: { atMost: 2.5 } },
      { name: 'largest paint, class list, phone', result: largest(list), unit: 's', target: { atMost: 1.6 } },
      { name: 'largest paint, schedule, phone', result: largest(schedule), unit: 's', target: { atMost: 1.8 } },
      { name: 'blocked, landing, phone', result: blocking(landing), unit: 'ms', target: { atMost: 150 } },
      { name: 'blocked, home, phone', result: blocking(home), unit: 'ms', target: { atMost: 250 } },
      { name: 'blocked, class list, phone', result: blocking(list), unit: 'ms', target: { atMost: 250 } },
      { name: 'blocked, schedule, phone', result: blocking(schedule), unit: 'ms', target: { atMost: 250 } },
      { name: 'cold link to first frame, phone', result: median(frames) / 1000, unit: 's', target: { atMost: 3.5 } },
      {
        name: 'layout shift, worst page',
        result: Math.max(...shifts.map(({ shift }) => shift)),
        unit: '',
        target: { atMost: 0.02 },
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function settled(page: Page, withVideo: boolean): Promise<Painting> {
  if (withVideo) {
    const hasFrame = () => (window as Painted).painting.firstFrame !== null
    await page.waitForFunction(hasFrame, undefined, { timeout: 30_000 })
  }
  // Pages that poll are never idle.
  await page.waitForLoadState('networkidle', { timeout: idleMilliseconds }).catch(() => {})
  await page.waitForTimeout(settleMilliseconds)
  return paintingOf(page)
}
