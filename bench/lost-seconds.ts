import { callApi, signInByApi } from '../e2e/support/api.ts'
import { openAs } from '../e2e/support/new-member.ts'
import { expectPlaying, position } from '../e2e/support/player.ts'
import { classIds } from './class-ids.ts'
import type { Figure } from './figure.ts'
import { openBrowser } from './phone.ts'
import { startServer } from './server.ts'

/** Seconds of playback before the crash, so that it falls at different times between two reports. */
const ends = [13_000, 15_500, 19_000]

/** How far the server's playhead lags when a tab crashes: the worst of several. */
export async function lostSeconds(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    const session = { ...(await signInByApi('active@pulse.example')), tenant: 'pulse' } as const
    const tags = await classIds(ends.length)
    const lost: number[] = []
    for (const [run, milliseconds] of ends.entries()) lost.push(await lostOf(session, tags[run] ?? '', milliseconds))
    return [{ name: 'watched seconds lost with a tab', result: Math.max(...lost), unit: 's', target: { atMost: 5 } }]
  } finally {
    await server.stop()
  }
}

async function lostOf(session: Parameters<typeof openAs>[1], tag: string, milliseconds: number): Promise<number> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await openAs(page, session, `/classes/${tag}`)
    await expectPlaying(page)
    await page.waitForTimeout(milliseconds)
    const watched = await position(page)
    // The renderer crashes: no page event fires.
    const crash = page.waitForEvent('crash')
    page.goto('chrome://crash').catch(() => {})
    await crash
    const playheads = await callApi('listPlayheads', { token: session.token })
    return watched - (playheads.find((each) => each.tag === tag)?.positionSecond ?? 0)
  } finally {
    await browser.close()
  }
}
