import type { PageHint } from '@upbeat/contract/page-hint'
import { describe, expect, it } from 'vitest'
import { firstCalls, firstCallTags } from './first-calls.ts'

const home: PageHint = {
  ...{ path: '/home', header: true, scripts: [], styles: [], later: [] },
  calls: [{ name: 'getClassOfTheDay', unless: 'showClassOfTheDay' }, { name: 'listPlayheads' }],
}
const player: PageHint = {
  ...home,
  path: '/classes/:classId',
  later: ['/assets/hls.js'],
  calls: [{ name: 'getClass' }],
}
const club = { tenantID: 'club-1', jwJSPlayerId: null }
const language = 'de'

describe('what a page asks for before the app has started', () => {
  it('are its calls as the app makes them, the member’s id to be filled in by the browser', () => {
    expect(firstCalls({ hint: home, club, path: '/home', language })).toEqual({
      headers: {
        ...{ Accept: 'application/json', 'Accept-Language': 'de', 'Cache-Control': 'no-cache', TenantId: 'club-1' },
      },
      addresses: ['/api/v2/users/ondemand/cotdcollection/~member~', '/api/v2/users/playheads'],
      later: [],
      resumesFrom: 10,
    })
  })

  it('is nothing that the club does without', () => {
    const without = { ...club, showClassOfTheDay: false }
    expect(firstCalls({ hint: home, club: without, path: '/home', language }).addresses).toEqual([
      '/api/v2/users/playheads',
    ])
  })

  it('is the class that the address names, and what plays it', () => {
    expect(firstCalls({ hint: player, club, path: '/Classes/a%20b/?x=1', language })).toMatchObject({
      addresses: ['/api/v3/virtualclass/a%20b'],
      later: ['/assets/hls.js'],
    })
  })

  it('is no player of ours where the club has its own, and no class of the catalogue for one of Connect', () => {
    const own = { ...club, jwJSPlayerId: 'jw' }
    expect(firstCalls({ hint: player, club: own, path: '/classes/a?clubConnect=true', language })).toMatchObject({
      addresses: [],
      later: [],
    })
  })

  it.each(['/classes/%2e%2e', '/classes/.'])('is nothing at %s, which is no class', (path) => {
    expect(firstCalls({ hint: player, club, path, language }).addresses).toEqual([])
  })

  it('needs no script where there is nothing to ask for, and can’t be broken out of', () => {
    const nothing = { headers: {}, later: [], resumesFrom: 10 }
    expect(firstCallTags('/assets/first.js', { ...nothing, addresses: [] })).toBe('')
    const tags = firstCallTags('/assets/first.js', { ...nothing, addresses: ['</script>'] })
    expect(tags).toContain('\\u003c/script>')
    expect(tags).toMatch(/<script type="module" async crossorigin src="\/assets\/first.js"><\/script>$/)
  })
})
