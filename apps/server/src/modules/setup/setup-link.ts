import type { Config } from '../../config.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'
import type { SetupRepository } from './setup-repository.ts'

export type SetupLink = ReturnType<typeof createSetupLink>
type Parts = {
  setup: Pick<SetupRepository, 'isUntouched' | 'replaceLink'>
  now: () => Date
  makeToken: TokenSource
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

const lifetimeMs = 3_600_000

/** The link that makes the first installation administrator. Only whoever sees the server's terminal has it. */
export function createSetupLink({ setup, now, makeToken, config }: Parts) {
  /** A new link for one hour; an earlier one ends. */
  async function make(): Promise<string> {
    const token = makeToken()
    await asPlatform(() => setup.replaceLink(hashToken(token), new Date(now().getTime() + lifetimeMs)))
    const base = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${config.PORT}`
    return `${base}/studio/start#${token}`
  }

  /** A link where nobody has begun yet; else null. */
  async function forEmptyInstallation(): Promise<string | null> {
    return (await asPlatform(() => setup.isUntouched())) ? make() : null
  }

  return { make, forEmptyInstallation }
}
