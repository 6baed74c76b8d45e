import type { Logger } from 'pino'
import { isNamed } from '../../../platform/tenancy/named-origins.ts'
import type { AskProvider } from './provider.ts'

const mostTold = 1000

/**
 * Says, once for each club and origin, where a provider's answers name pictures or streams that the club's pages may not load: whoever runs the
 * server learns which host to list. Each answer is looked through once.
 */
export function warnOfUnnamedOrigins(ask: AskProvider, log: Pick<Logger, 'warn'>): AskProvider {
  const lookedThrough = new WeakMap<object, Set<string>>()
  const told = new Set<string>()

  function lookThrough(club: string, named: readonly string[], answer: object) {
    const clubs = lookedThrough.get(answer) ?? new Set()
    if (clubs.has(club)) return
    lookedThrough.set(answer, clubs.add(club))
    for (const [, origin = ''] of JSON.stringify(answer).matchAll(/"(https?:\/\/[^"/?#\\]+)/g)) {
      if (isNamed(named, origin) || told.has(`${club} ${origin}`)) continue
      if (told.size >= mostTold) told.clear()
      told.add(`${club} ${origin}`)
      log.warn({ tenant: club, origin }, 'not loaded from this origin: add it to settings.contentOrigins of the club')
    }
  }

  return async (provider, path, asked) => {
    const answer = await ask(provider, path, asked)
    if (typeof answer === 'object' && answer !== null) lookThrough(provider.club, provider.named, answer)
    return answer
  }
}
