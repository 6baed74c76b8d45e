import { hasHost } from '../../embedding/host-link.ts'
import { signIn } from '../sign-in.ts'
import { tokenFromHost } from './host-token.ts'
import { loadSsoClient } from './sso-client.ts'

let leaving: Promise<void> | undefined

/**
 * Leaves for the club's identity provider; in a frame the page around is asked instead, since providers don't let themselves be
 * framed. A guard and the page it leads to may both ask: they leave once.
 */
export function startSso({ again }: { again: boolean }): Promise<void> {
  leaving ??= (hasHost() ? signInByHost() : leave(again)).finally(() => {
    leaving = undefined
  })
  return leaving
}

async function leave(again: boolean) {
  const client = await loadSsoClient()
  await client.leave({ again })
}

async function signInByHost() {
  await signIn({ token: await tokenFromHost('SignInRequired') })
}
