import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import { type Figure, median } from './figure.ts'
import { origin, startServer } from './server.ts'

const rounds = 3
const secondsEach = 4

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
    const ours: number[] = []
    const bares: number[] = []
    // Alternating, so that a slower machine slows both.
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await requestsPerSecond(bare))
      ours.push(await requestsPerSecond(path))
    }
    return [
      {
        name: 'a class, share of a bare route',
        result: median(ours) / median(bares),
        unit: '',
        target: { atLeast: 0.5 },
      },
    ]
  } finally {
    await server.stop()
  }
}

async function requestsPerSecond(path: string) {
  const headers = Object.fromEntries(apiHeaders())
  const result = await autocannon({ url: origin + path, headers, connections: 20, duration: secondsEach })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx + result.errors} requests failed.`)
  return result.requests.average
}

async function textOf(path: string) {
  const reply = await fetch(origin + path, { headers: apiHeaders() })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
  return reply.text()
}
