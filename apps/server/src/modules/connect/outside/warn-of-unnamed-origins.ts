import type { Logger } from 'pino'
import { isNamed } from '../../../platform/tenancy/named-origins.ts'
import type { AskProvider } from './provider.ts'

const maxLogged = 1000

/**
 * Logs, once per club and origin, pictures or streams in a provider's answers that the club's pages may not load, so
 * that the operator knows which host to list. Each answer is checked once per club.
 */
export function warnOfUnnamedOrigins(ask: AskProvider, log: Pick<Logger, 'warn'>): AskProvider {
  const lookedThrough = new WeakMap<object, Set<string>>()
  const logged = new Set<string>()

  function lookThrough(club: string, named: readonly string[], answer: object) {
    const clubs = lookedThrough.get(answer) ?? new Set()
    if (clubs.has(club)) return
    lookedThrough.set(answer, clubs.add(club))
    for (const [, origin = ''] of JSON.stringify(answer).matchAll(/"(https?:\/\/[^"/?#\\]+)/g)) {
      if (isNamed(named, origin) || logged.has(`${club} ${origin}`)) continue
      if (logged.size >= maxLogged) logged.clear()
      logged.add(`${club} ${origin}`)
      log.warn({ tenant: club, origin }, 'not loaded from this origin: add it to settings.contentOrigins of the club')
    }
  }

  return async (provider, path, options) => {
    const answer = await ask(provider, path, options)
    if (typeof answer === 'object' && answer !== null) lookThrough(provider.club, provider.named, answer)
    return answer
  }
}
