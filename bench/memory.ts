import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import type { Figure } from './figure.ts'
import { residentMegabytes } from './processes.ts'
import { origin, startServer } from './server.ts'

/** The server's memory after 10,000 requests. */
export async function memory(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    const url = `${origin}/api/v3/virtualclass/${await anyClass()}`
    const after = async () => {
      await autocannon({ url, headers: Object.fromEntries(apiHeaders()), connections: 10, amount: 10_000 })
      return residentMegabytes(server.pid)
    }
    const first = await after()
    const second = await after()
    return [
      { name: 'memory after 10,000 requests', result: first, unit: 'MB', target: { atMost: 400 } },
      { name: 'memory after 20,000 against 10,000', result: second / first, unit: '', target: { atMost: 1.1 } },
    ]
  } finally {
    await server.stop()
  }
}
