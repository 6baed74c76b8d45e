import type { Config } from '../../config.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { SetupRepository } from './setup-repository.ts'

export type SetupLink = ReturnType<typeof createSetupLink>
type Parts = {
  setup: Pick<SetupRepository, 'isUntouched' | 'replaceLinks' | 'addLink'>
  now: () => Date
  makeToken: TokenSource
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}

const lifetimeMs = 3_600_000

/** Creates the link for the first installation administrator, which only appears in the server's terminal. */
export function createSetupLink({ setup, now, makeToken, config }: Parts) {
  /** A new link for one hour; earlier ones expire. */
  function make(): Promise<string> {
    return linkKeptBy(setup.replaceLinks)
  }

  async function linkKeptBy(keep: SetupRepository['addLink']): Promise<string> {
    const token = makeToken()
    await asPlatform(() => keep(hashToken(token), new Date(now().getTime() + lifetimeMs)))
    const base = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${config.PORT}`
    return `${base}/studio/start#${token}`
  }

  /** A link if the installation is empty, otherwise null. Links printed by other servers stay valid. */
  async function forEmptyInstallation(): Promise<string | null> {
    return (await asPlatform(() => setup.isUntouched())) ? linkKeptBy(setup.addLink) : null
  }

  return { make, forEmptyInstallation }
}
