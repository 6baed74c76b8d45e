import { errorOf, type ReadReply, sendAndRead } from '@upbeat/client/send-and-read.ts'
import { type CallName, calls } from '@upbeat/contract/calls'
import type { CallReply } from '@upbeat/contract/client-types'
import { type ApiIdentity, type ApiOptions, buildRequest } from './api-request.ts'
import type { CallOptions } from './api-types.ts'
import { callLimitMs } from './call-limit.ts'

export type ApiReply<T> = { status: number; headers: Headers; body: T }

export type ApiClient = {
  /** Makes a call and answers its body; an empty reply is `null`. Throws ApiError. */
  <N extends CallName>(name: N, ...options: CallOptions<N>): Promise<CallReply<N>>
  /** As the call itself, with the status and headers of the reply for the few who must tell 200 from 204 or 304. */
  reply<N extends CallName>(name: N, ...options: CallOptions<N>): Promise<ApiReply<CallReply<N>>>
}

export type ApiSettings = {
  identity: () => ApiIdentity
  /** Told of every 401, save those that a page itself must read (AUTH-07, D-19). */
  onUnauthorized: (token: string | null) => void
  /** What must be done before a call with the member's credential may go out, if anything. */
  beforeMemberCall?: () => Promise<void> | undefined
  /** Told of each reply as it arrives, refusals too. */
  onReply?: (headers: Headers) => void
  /** For tests; the browser's own by default. */
  fetch?: typeof fetch
}

/** A client derived from the contract's call table: types, path, method and credential of each call come from there. */
export function createApiClient({
  identity,
  onUnauthorized,
  beforeMemberCall = () => undefined,
  onReply = () => {},
  fetch: send = (...args) => fetch(...args),
}: ApiSettings): ApiClient {
  async function reply(name: CallName, options: ApiOptions = {}): Promise<ReadReply> {
    if (identity().token && waitsForMember(name)) await beforeMemberCall()
    const asker = identity()
    const { url, init } = buildRequest(name, options, asker)
    const answer = await sendAndRead(send, { url, init, signal: options.signal, limitMs: callLimitMs(name), onReply })
    if (answer.status < 300 || answer.status === 304) return answer
    if (answer.status === 401 && !readsItsOwn401.has(name)) onUnauthorized(asker.token)
    throw errorOf(answer)
  }

  const client = async (name: CallName, options?: ApiOptions) => (await reply(name, options)).body
  return Object.assign(client, { reply }) as ApiClient
}

const readsItsOwn401: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'forgotPassword',
  'checkResetLink',
  'resetPassword',
])

/** Only what carries the member's credential; the end of a session and the renewal itself go at once. */
function waitsForMember(name: CallName): boolean {
  const { access } = calls[name]
  return (access === 'member' || access === 'guest') && name !== 'logout' && name !== 'refreshSso'
}
