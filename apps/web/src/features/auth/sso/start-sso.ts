import { hasHost } from '../../embedding/host-link.ts'
import type { SsoDeparture } from '../deeplink.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { tokenFromHost } from './host-token.ts'
import { loadSsoClient } from './sso-client.ts'

let leaving: Promise<void> | undefined

/**
 * Redirects to the club's identity provider; in a frame it asks the embedding page, since providers refuse to be framed. Idempotent: a
 * guard and its page may both call it.
 */
export function startSso(departure: SsoDeparture): Promise<void> {
  leaving ??= (hasHost() ? signInByHost() : leave(departure)).finally(() => {
    leaving = undefined
  })
  return leaving
}

/** Stays pending until the browser restores this page, as Back may. */
async function leave(departure: SsoDeparture) {
  const client = await loadSsoClient()
  const shownAgain = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
  })
  await client.leave(departure)
  await shownAgain
}

async function signInByHost() {
  await signIn({ token: await tokenFromHost('SignInRequired') })
}
