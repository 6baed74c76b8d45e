import { scriptedViewer } from '../apps/server/src/modules/watching/testing/scripted-viewer.ts'
import { callApi } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import type { Figure } from './figure.ts'
import { inTurns, newMembers, quickMembers } from './members.ts'
import { startServer } from './server.ts'

const viewers = 200

/** How far the ledger is from what 200 scripted viewers have played: they seek, change speed, pause, and die with their tabs. */
export async function watchedMinutes(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, quickMembers)
  try {
    const members = await newMembers(viewers, 'minutes')
    const contentId = await anyClass()
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
      for (const { watchingId, ranges } of reports) {
        const body = { watchingId, contentId, ranges }
        // A reply that was lost: the player sends it again.
        await callApi('reportWatching', { token, body })
        await callApi('reportWatching', { token, body })
      }
    })
    const expected = runs.reduce((sum, { seconds }) => sum + seconds, 0)
    const found = await inTurns(runs, 8, async ({ member: { token } }) => {
      const { watched } = await callApi('downloadData', { token })
      return watched.reduce((sum, { playedSeconds }) => sum + Number(playedSeconds), 0)
    })
    const total = found.reduce((sum, seconds) => sum + seconds, 0)
    return [
      {
        name: 'minutes of 200 scripted viewers, difference',
        result: (Math.abs(total - expected) / expected) * 100,
        unit: '%',
        target: { atMost: 1 },
      },
    ]
  } finally {
    await server.stop()
  }
}
