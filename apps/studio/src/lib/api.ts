import { createStudioApi } from './create-studio-api.ts'
import { useLanguageStore } from './language-store.ts'
import { namedClub } from './named-club.ts'
import { queryClient } from './query-client.ts'
import { askReauthentication } from './reauthentication-store.ts'

/** The key of the query that holds who is signed in; null where nobody is. */
export const sessionKey = ['session'] as const

/** Calls the server, e.g. `api('changeRole', { params: { accountId }, body: { role } })`. */
export const api = createStudioApi({
  send: (input, init) => fetch(input, init),
  reauthenticate: askReauthentication,
  // The pages' gate leads to the sign-in and back.
  onSignedOut: () => queryClient.setQueryData(sessionKey, null),
  language: () => useLanguageStore.getState().language,
  club: namedClub(),
})
