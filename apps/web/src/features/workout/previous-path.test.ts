// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { previousPath, rememberPreviousPath } from './previous-path.ts'

const origin = 'http://pulse.test:3000'
/** The member navigates from `from` to the player at `to`. */
function go(from: string, to: string) {
  window.location.href = origin + from
  rememberPreviousPath(origin + to)
}

describe('the previous path', () => {
  beforeEach(() => {
    sessionStorage.clear()
    go('/terms', '/classes/first')
    sessionStorage.clear()
  })

  it('PLAY-25 is the page where the class was opened, one step back', () => {
    go('/user/classes/favourites?page=2', '/classes/a')
    expect(previousPath('/classes/a')).toEqual({ path: '/user/classes/favourites?page=2', isStepBack: true })
  })

  it('PLAY-11 is none for a class opened by an old address, which has no history entry of its own', () => {
    go('/ondemand/a', '/home/a')
    expect(previousPath('/home/a')).toEqual({ path: null, isStepBack: false })
  })

  it('skips a player that opened another player', () => {
    go('/home', '/classes/a')
    go('/classes/a', '/classes/b')
    expect(previousPath('/classes/b')).toEqual({ path: '/home', isStepBack: false })
    go('/channels/calm?classId=x', '/classes/b')
    expect(previousPath('/classes/b').path).toBe('/home')
  })

  it.each(['/classes/search', '/classes/fav', '/classes/categories/1001', '/channels/calm', '/connect/classes'])(
    '%s can be returned to',
    (from) => {
      go(from, '/classes/a')
      expect(previousPath('/classes/a').path).toBe(from)
    },
  )

  it.each(['/signin', '/signin?SSO=false', '/subscribe', '/subscribe/checkout', '/success', '/'])(
    "%s can't be returned to",
    (from) => {
      go('/home', '/classes/a')
      go(from, '/classes/a')
      expect(previousPath('/classes/a').path).toBeNull()
    },
  )
})
