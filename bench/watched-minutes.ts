import type { Figures } from '@upbeat/contract/studio/entities/figures/figure'
import { scriptedViewer } from '../apps/server/src/modules/watching/testing/scripted-viewer.ts'
import { callApi } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import type { Figure } from './figure.ts'
import { inTurns, newSubscribers, quickMembers } from './members.ts'
import { startServer } from './server.ts'
import { signInToStudio } from './studio-client.ts'

const viewers = 200

/** Every so many reports one is sent again, as after a reply that was lost. */
const repeatEvery = 7

/**
 * How far the studio's minutes of today are from what 200 scripted viewers have played, and how late they are. The viewers
 * seek, change speed, pause, and die with their tabs.
 */
export async function watchedMinutes(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, quickMembers)
  try {
    const members = await newSubscribers(viewers, 'minutes')
    const contentId = await anyClass()
    const studio = await signInToStudio()
    const minutesToday = async () => {
      const { figures } = await studio.call<Figures>('GET', '/figures?period=7d')
      return Number(figures.find(({ name }) => name === 'minutes')?.today)
    }
    const before = await minutesToday()
    const start = Date.now() - 3_600_000
    const runs = members.map((member, index) => {
      const viewer = scriptedViewer(start, `bench-${index}`)
      viewer
        .play(60 + index)
        .seek(600)
        .play(90)
        .pause(20)
        .speed(1.5)
        .play(45.5)
        .speed(1)
        .seek(5)
        .play(30)
      return { member, ...(index % 3 === 0 ? viewer.kill() : viewer.leave()) }
    })
    await inTurns(runs, 8, async ({ member: { token }, reports }) => {
      for (const [index, { watchingId, ranges }] of reports.entries()) {
        const body = { watchingId, contentId, ranges }
        await callApi('reportWatching', { token, body })
        if (index % repeatEvery === 0) await callApi('reportWatching', { token, body })
      }
    })
    const reported = performance.now()
    const found = (await minutesToday()) - before
    const late = (performance.now() - reported) / 1000
    const expected = runs.reduce((sum, { seconds }) => sum + seconds, 0) / 60
    return [
      {
        name: 'minutes of 200 scripted viewers, difference',
        result: (Math.abs(found - expected) / expected) * 100,
        unit: '%',
        target: { atMost: 1 },
      },
      { name: 'minutes of the last report in the studio after', result: late, unit: 's', target: { atMost: 60 } },
    ]
  } finally {
    await server.stop()
  }
}
