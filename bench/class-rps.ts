import { apiHeaders } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import type { Figure } from './figure.ts'
import { startServer } from './server.ts'
import { shareOfBare, textOf } from './share-of-bare.ts'

const connections = 20

/**
 * Requests per second of one class, relative to a bare route of the same server that returns the same bytes from memory: the ratio is
 * independent of the machine.
 */
export async function classRequests(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    const path = `/api/v3/virtualclass/${await anyClass()}`
    const bare = `/bare?path=${encodeURIComponent(path)}`
    if ((await textOf(path)) !== (await textOf(bare)))
      throw new Error('The bare route answers other bytes than the class.')
    const headers = Object.fromEntries(apiHeaders())
    const load = (of: string) => ({ connections, requests: [{ method: 'GET' as const, path: of, headers }] })
    const { share } = await shareOfBare({ ours: load(path), bare: load(bare) })
    return [{ name: 'a class, share of a bare route', result: share, unit: '', target: { atLeast: 0.5 } }]
  } finally {
    await server.stop()
  }
}
