import { hasHost } from '../../embedding/host-link.ts'
import type { SsoDeparture } from '../deeplink.ts'
import { signIn } from '../sign-in.ts'
import { tokenFromHost } from './host-token.ts'
import { loadSsoClient } from './sso-client.ts'

let leaving: Promise<void> | undefined

/**
 * Leaves for the club's identity provider; in a frame the page around is asked instead, since providers don't let themselves be
 * framed. A guard and the page it leads to may both ask: they leave once.
 */
export function startSso(departure: SsoDeparture): Promise<void> {
  leaving ??= (hasHost() ? signInByHost() : leave(departure)).finally(() => {
    leaving = undefined
  })
  return leaving
}

/** Stays under way until the browser shows this very page again, as Back may. */
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
