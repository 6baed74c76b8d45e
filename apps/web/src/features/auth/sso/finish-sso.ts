import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import { signIn } from '../sign-in.ts'
import { handedToken } from './handed-token.ts'
import { loadSsoClient, type Returned, type SsoClient } from './sso-client.ts'
import { ReturnRefusedError } from './sso-problem.ts'
import { tellWhoCame } from './tell-who-came.ts'

/**
 * Signs in by what the address of the callback page carries: the provider's code, or a token that a portal of the club's has
 * handed over in query or fragment (ROUTE-43, D-57). Throws what `ssoProblem` reads.
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
    // Whom the club does not let in leaves nothing of the provider's here.
    await client.forget()
    throw error
  }
}

function assertAnswered(answer: URLSearchParams) {
  const { status, message } = errors.noMembership
  if (answer.get('error') === 'access_denied') throw new ApiError(status, status, message)
  if (!answer.has('state')) throw new ReturnRefusedError('There is nothing to sign in with')
}

async function exchange(client: SsoClient, address: string): Promise<Returned> {
  try {
    return await client.finish(address)
  } catch (cause) {
    throw isUnreachable(cause) ? cause : new ReturnRefusedError('The provider’s answer is not ours', { cause })
  }
}

/** What `fetch` throws, or the library's own patience being over. */
function isUnreachable(error: unknown) {
  return error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout')
}
