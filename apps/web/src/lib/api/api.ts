import { clock } from '../clock.ts'
import { localStore } from '../storage.ts'
import { createApiClient } from './api-client.ts'
import type { ApiIdentity } from './api-request.ts'
import { catchUp } from './catch-up.ts'
import { fetchOnce } from './fetch-once.ts'

type ApiSetup = {
  host: string
  credential: string
  /** Fallback for the stored client id after a 401 has cleared the storage. */
  tenantId: string
  language: () => string
  connectBase: string | null
  preview: string | null
}

const setup: ApiSetup = {
  host: '',
  credential: '',
  tenantId: '',
  language: () => 'en-gb',
  connectBase: null,
  preview: null,
}
let unauthorizedHandler: (token: string | null) => void = () => {}
let memberCallHandler: () => Promise<void> | undefined = () => undefined

/** The app's API client. */
export const api = createApiClient({
  identity,
  onUnauthorized: (token) => unauthorizedHandler(token),
  beforeMemberCall: () => memberCallHandler(),
  onReply: (headers) => catchUp(clock, headers),
  fetch: fetchOnce,
})

/** Called once by `start-app.ts` with the boot data. */
export function configureApi(values: Partial<ApiSetup>): void {
  Object.assign(setup, values)
}

/** Registers the 401 handler (AUTH-07); it receives the rejected token. */
export function onUnauthorized(handler: (token: string | null) => void): void {
  unauthorizedHandler = handler
}

/** Registers a function that is awaited before a member's call is sent. */
export function onMemberCall(handler: () => Promise<void> | undefined): void {
  memberCallHandler = handler
}

function identity(): ApiIdentity {
  return {
    host: setup.host,
    credential: setup.credential,
    tenantId: localStore.get('clientId') ?? setup.tenantId,
    token: localStore.get('token'),
    language: setup.language(),
    connectBase: setup.connectBase,
    preview: setup.preview,
  }
}

/** The client id of the platform's credential, sent as `client_id` on sign-in. */
export function platformClientId(): string {
  return atob(setup.credential).split(':')[0] ?? ''
}

/** The server's base URL, for requests outside the contract; empty for the same origin. */
export function apiHost(): string {
  return setup.host
}
