import { expect, it } from 'vitest'
import { askReauthentication, useReauthenticationStore } from './reauthentication-store.ts'

it('STAFF-06 asks once for all waiting calls', async () => {
  const first = askReauthentication()
  const second = askReauthentication()
  useReauthenticationStore.getState().asking?.answer(true)
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(useReauthenticationStore.getState().asking).toBeNull()
  const third = askReauthentication()
  useReauthenticationStore.getState().asking?.answer(false)
  expect(await third).toBe(false)
})
