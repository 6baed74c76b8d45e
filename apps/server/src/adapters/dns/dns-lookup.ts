import { Resolver } from 'node:dns/promises'
import type { DnsLookup } from '../../modules/domain/dns-lookup.ts'

/** Nobody answers for the name, or has no such record: that is an answer too. */
const nothing = ['ENOTFOUND', 'ENODATA']

/** Asks `servers`, else those of this machine. Nothing is remembered: the DNS says how long its answers hold. */
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
