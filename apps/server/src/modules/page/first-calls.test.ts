import type { PageHint } from '@upbeat/contract/page-hint'
import { denseImageWidth } from '@upbeat/rules/classes/image-width'
import { imageWidthBands } from '@upbeat/rules/constants'
import { describe, expect, it } from 'vitest'
import { firstCalls, firstCallTags } from './first-calls.ts'

const home: PageHint = {
  path: '/home',
  header: true,
  scripts: [],
  styles: [],
  player: null,
  calls: [{ name: 'getClassOfTheDay', needs: 'dailyClass' }, { name: 'listPlayheads' }],
}
const player: PageHint = {
  path: '/classes/:tag',
  header: false,
  scripts: ['/assets/player.js'],
  styles: [],
  calls: [{ name: 'getClass' }],
  player: { script: '/assets/first.js', parts: ['/assets/hls.js'] },
}
const club = { tenantID: 'club-1', jwJSPlayerId: null }
const language = 'de'
const atHome = { hint: home, club, path: '/home', language, isDrawn: false }
const atClass = { hint: player, club, path: '/Classes/a%20b/?x=1', language, isDrawn: true }

describe('what a page requests before the app has started', () => {
  it('are the app’s own calls, with a placeholder for the member’s id', () => {
    expect(firstCalls(atHome).calls).toEqual({
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'de',
        'Cache-Control': 'no-cache',
        TenantId: 'club-1',
      },
      addresses: ['/api/v2/users/ondemand/cotdcollection/~member~', '/api/v2/users/playheads'],
      later: [],
      pictureBands: imageWidthBands.map(({ fromPixels, classOfTheDay }) => ({
        from: fromPixels,
        width: classOfTheDay,
        dense: denseImageWidth('classOfTheDay', fromPixels),
      })),
      resumesFrom: 60,
    })
  })

  it('excludes what the club has turned off', () => {
    const without = { ...club, showClassOfTheDay: false }
    const { calls } = firstCalls({ ...atHome, club: without })
    expect([calls.addresses, calls.pictureBands]).toEqual([['/api/v2/users/playheads'], []])
    const withOne = { ...without, homeStart: 'oneClass' as const }
    expect(firstCalls({ ...atHome, club: withOne }).calls.addresses).toHaveLength(2)
  })

  it('is the class in the URL, what plays it, and only then the page around it', () => {
    expect(firstCalls(atClass)).toMatchObject({
      calls: { addresses: ['/api/v3/virtualclass/a%20b'], later: ['/assets/player.js'] },
      player: player.player,
    })
  })

  it.each([
    ['the club has its own', { ...atClass, club: { ...club, jwJSPlayerId: 'jw' } }],
    ['there is no picture for it to play in', { ...atClass, isDrawn: false }],
    ['the class is one of Connect', { ...atClass, path: '/classes/a?clubConnect=true' }],
  ])('excludes our player if %s', (_, asked) => {
    expect(firstCalls(asked)).toMatchObject({ calls: { later: [] }, player: null })
  })

  it.each(['/classes/%2e%2e', '/classes/.', '/classes/a?clubConnect=true'])(
    'is nothing at %s, which isn’t a class of the catalogue',
    (path) => {
      expect(firstCalls({ ...atClass, path }).calls.addresses).toEqual([])
    },
  )

  it('needs no script if there is nothing to request, and is escaped', () => {
    const nothing = { headers: {}, later: [], pictureBands: [], resumesFrom: 60 }
    expect(firstCallTags('code', { ...nothing, addresses: [] }, null)).toBe('')
    const tags = firstCallTags('code', { ...nothing, addresses: ['</script>'] }, player.player)
    expect(tags).toContain('\\u003c/script>')
    expect(tags).toContain('<script type="module" async>code</script>')
    expect(tags).toMatch(/hls.js"><script type="module" async crossorigin src="\/assets\/first.js"><\/script>$/)
  })
})
