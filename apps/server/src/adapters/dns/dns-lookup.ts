import { Resolver } from 'node:dns/promises'
import type { DnsLookup } from '../../modules/domain/dns-lookup.ts'

/** No such name, or no such record: a valid answer too. */
const nothing = ['ENOTFOUND', 'ENODATA']

/**
 * Queries `servers`, or this machine's if there are none. Nothing is cached here: the DNS servers know how long a
 * record is valid.
 */
export function createDnsLookup(servers: readonly string[] = []): DnsLookup {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)

  async function found<T>(records: Promise<T[]>): Promise<T[]> {
    try {
      return await records
    } catch (error) {
      if (nothing.includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }

  return {
    texts: async (name) => (await found(resolver.resolveTxt(name))).map((chunks) => chunks.join('')),
    async addresses(name) {
      const [v4, v6] = await Promise.all([found(resolver.resolve4(name)), found(resolver.resolve6(name))])
      return [...v4, ...v6]
    },
  }
}
