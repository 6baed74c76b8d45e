import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import { signIn } from '../sign-in/sign-in.ts'
import { handedToken } from './handed-token.ts'
import { loadSsoClient, type Returned, type SsoClient } from './sso-client.ts'
import { ReturnRefusedError } from './sso-problem.ts'
import { tellWhoCame } from './tell-who-came.ts'

/**
 * Signs in with the parameters of the callback URL: the provider's code, or a token that the club's portal passed in query or fragment
 * (ROUTE-43, D-57). Throws errors that `ssoProblem` maps.
 */
export async function finishSso(address: string): Promise<void> {
  const { searchParams, hash } = new URL(address)
  const handed = handedToken(address)
  if (handed) {
    await signIn({ token: handed })
    return tellWhoCame(handed)
  }
  assertAnswered(searchParams.has('state') ? searchParams : new URLSearchParams(hash.slice(1)))
  const client = await loadSsoClient()
  const { token, nonce } = await exchange(client, address)
  try {
    await signIn(nonce === undefined ? { token } : { token, nonce })
  } catch (error) {
    // A rejected member leaves no provider data in this browser.
    await client.forget()
    throw error
  }
}

function assertAnswered(answer: URLSearchParams) {
  const { status, message } = errors.noMembership
  if (answer.get('error') === 'access_denied') throw new ApiError(status, status, message)
  if (!answer.has('state')) throw new ReturnRefusedError('The callback URL has neither a code nor a token')
}

async function exchange(client: SsoClient, address: string): Promise<Returned> {
  try {
    return await client.finish(address)
  } catch (cause) {
    throw isUnreachable(cause) ? cause : new ReturnRefusedError('The provider’s reply matches no request', { cause })
  }
}

/** A `TypeError` of `fetch`, or the library's timeout. */
function isUnreachable(error: unknown) {
  return error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout')
}
