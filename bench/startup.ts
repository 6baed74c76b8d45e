import type { Figure } from './figure.ts'
import { builtServer, startServer } from './server.ts'

/** Seconds from start to ready: with an empty data folder, and with a seeded one. */
export async function startup(dataDir: string): Promise<Figure[]> {
  const first = await startServer(dataDir, {}, builtServer)
  await first.stop()
  const again = await startServer(dataDir, {}, builtServer)
  await again.stop()
  return [
    { name: 'start on an empty folder, demo seeded', result: first.startSeconds, unit: 's', target: { atMost: 30 } },
    { name: 'start again', result: again.startSeconds, unit: 's', target: { atMost: 3 } },
  ]
}
