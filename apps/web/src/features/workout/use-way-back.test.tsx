import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { channelBehind } from '../channels/channel-behind.ts'
import { rememberPreviousPath } from './previous-path.ts'
import { useWayBack, type WayBack } from './use-way-back.ts'

const origin = 'http://pulse.test:3000'
const player = '/channels/calm?classId=one'
let way: WayBack

function Player() {
  way = useWayBack(channelBehind('calm'))
  return null
}

/** A class of the channel "calm", opened from `from` and closed again. */
async function openAndClose(from: string) {
  window.location.href = origin + from
  rememberPreviousPath(origin + player)
  const router = createMemoryRouter([{ path: '*', Component: Player }], {
    initialEntries: ['/home', from, player],
    initialIndex: 2,
  })
  render(<RouterProvider router={router} />)
  await act(async () => way.goBack())
  return router
}

const addressIn = ({ state }: ReturnType<typeof createMemoryRouter>) => state.location.pathname + state.location.search

describe('closing a player over a channel', () => {
  beforeEach(() => {
    sessionStorage.clear()
    window.location.href = `${origin}/terms`
    rememberPreviousPath(`${origin}/classes/first`)
  })

  it.each(['/channels/calm', '/channels/Calm/', '/channelView?tag=calm'])(
    'ROUTE-15 PLAY-25 goes back to the channel that opened it at %s',
    async (from) => {
      const router = await openAndClose(from)
      expect([router.state.historyAction, addressIn(router)]).toEqual(['POP', from])
    },
  )

  it.each(['/user/classes/recent', '/channels/strong', '/channelView?tag=strong'])(
    'ROUTE-15 replaces the class with the channel if opened from %s',
    async (from) => {
      const router = await openAndClose(from)
      expect([router.state.historyAction, addressIn(router)]).toEqual(['REPLACE', '/channels/calm'])
      await act(async () => router.navigate(-1))
      expect(addressIn(router)).toBe(from)
    },
  )
})
