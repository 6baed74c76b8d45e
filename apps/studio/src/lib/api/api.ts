import { useLanguageStore } from '../i18n/language-store.ts'
import { createStudioApi } from './create-studio-api.ts'
import { namedClub } from './named-club.ts'
import { queryClient } from './query-client.ts'
import { askReauthentication } from './reauthentication-store.ts'

/** The query key of the session; its data is null if signed out. */
export const sessionKey = ['session'] as const

/** Calls the server, e.g. `api('changeRole', { params: { accountId }, body: { role } })`. */
export const api = createStudioApi({
  send: (input, init) => fetch(input, init),
  reauthenticate: askReauthentication,
  // The session gate redirects to sign-in and back.
  onSignedOut: () => queryClient.setQueryData(sessionKey, null),
  language: () => useLanguageStore.getState().language,
  club: namedClub(),
})
