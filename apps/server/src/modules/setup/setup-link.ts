import type { Config } from '../../config.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'
import type { SetupRepository } from './setup-repository.ts'

export type SetupLink = ReturnType<typeof createSetupLink>
type Parts = {
  setup: Pick<SetupRepository, 'isUntouched' | 'replaceLinks' | 'addLink'>
  now: () => Date
  makeToken: TokenSource
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

const lifetimeMs = 3_600_000

/** The link that makes the first installation administrator. Only whoever sees the server's terminal has it. */
export function createSetupLink({ setup, now, makeToken, config }: Parts) {
  /** A new link for one hour; earlier ones end. */
  function make(): Promise<string> {
    return linkKeptBy(setup.replaceLinks)
  }

  async function linkKeptBy(keep: SetupRepository['addLink']): Promise<string> {
    const token = makeToken()
    await asPlatform(() => keep(hashToken(token), new Date(now().getTime() + lifetimeMs)))
    const base = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${config.PORT}`
    return `${base}/studio/start#${token}`
  }

  /** A link where nobody has begun yet; else null. Links that other servers have printed stay good. */
  async function forEmptyInstallation(): Promise<string | null> {
    return (await asPlatform(() => setup.isUntouched())) ? linkKeptBy(setup.addLink) : null
  }

  return { make, forEmptyInstallation }
}
