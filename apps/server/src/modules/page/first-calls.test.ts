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
const atHome = { hint: home, club, path: '/home', language, isMember: true, isDrawn: false }
const atClass = { hint: player, club, path: '/Classes/a%20b/?x=1', language, isMember: true, isDrawn: true }

describe('what a page requests before the app has started', () => {
  it('are the app’s own calls, with a placeholder for the member’s id', () => {
    expect(firstCalls(atHome).calls).toEqual({
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'de',
        'Cache-Control': 'no-cache',
        TenantId: 'club-1',
      },
      requests: [{ address: '/api/v2/users/ondemand/cotdcollection/~member~' }, { address: '/api/v2/users/playheads' }],
      later: [],
      pictures: {
        known: [],
        count: 1,
        shape: 'wide',
        bands: imageWidthBands.map(({ fromPixels, classOfTheDay }) => ({
          from: fromPixels,
          width: classOfTheDay,
          dense: denseImageWidth('classOfTheDay', fromPixels),
        })),
      },
      resumesFrom: 60,
    })
  })

  it('names the picture of the class of the day, if Home shows it already', () => {
    const { pictures } = firstCalls({
      ...atHome,
      firstPicture: { link: '/images/class/1?a=b#aabbcc@36,20', kind: 'classOfTheDay' },
    }).calls
    expect(pictures?.known).toEqual(['/images/class/1?a=b'])
  })

  it('excludes what the club has turned off', () => {
    const without = { ...club, showClassOfTheDay: false }
    const { calls } = firstCalls({ ...atHome, club: without })
    expect([calls.requests, calls.pictures]).toEqual([[{ address: '/api/v2/users/playheads' }], null])
    const withOne = { ...without, homeStart: 'oneClass' as const }
    expect(firstCalls({ ...atHome, club: withOne }).calls.requests).toHaveLength(2)
  })

  it('are the first page of a list, with the pictures of its first cards in the shape of the club’s cards', () => {
    const list: PageHint = { ...home, path: '/classes', calls: [{ name: 'searchClasses' }] }
    const asked = { ...atHome, hint: list, path: '/classes?lang=de', club: { ...club, providerId: 'provider-1' } }
    const { requests, pictures } = firstCalls(asked).calls
    expect(requests.map(({ address }) => address)).toEqual(['/api/v3/virtualclass/search/~member~'])
    const search = requests[0]?.search
    expect(search?.headers).toEqual({ 'Content-Type': 'application/json', ShowMetaData: 'false' })
    expect(JSON.parse(search?.body ?? '')).toMatchObject({ take: 20, dir: 'desc', providerid: 'provider-1' })
    expect(pictures).toMatchObject({ count: 2, shape: 'wide', bands: [{ from: 768, width: 832, dense: 832 }, {}, {}] })
    const tall = firstCalls({ ...asked, club: { ...club, cardVersion: 0.1 } }).calls
    expect(tall.pictures?.shape).toBe('tall')
  })

  it('are all classes of a list that opens filtered', () => {
    const list: PageHint = { ...home, path: '/classes', calls: [{ name: 'searchClasses' }] }
    const [request] = firstCalls({ ...atHome, hint: list, path: '/classes?keyword=a' }).calls.requests
    expect(request?.search?.headers).toMatchObject({ ShowMetaData: 'true' })
    expect(JSON.parse(request?.search?.body ?? '')).toMatchObject({ take: 9999, skip: 0 })
  })

  it('are all classes of a category, with its wide picture', () => {
    const path = '/classes/categories/:categoryId'
    const category: PageHint = { ...home, path, calls: [{ name: 'searchClasses', isForAll: true }] }
    const asked = { ...atHome, hint: category, path: '/classes/categories/1' }
    const { requests, pictures } = firstCalls(asked).calls
    expect(JSON.parse(requests[0]?.search?.body ?? '')).toMatchObject({ take: 9999 })
    expect(pictures).toBeNull()
    const known = firstCalls({ ...asked, firstPicture: { link: '/images/banner/1#aabbcc', kind: 'banner' } }).calls
    expect(known.pictures).toMatchObject({ known: ['/images/banner/1'], bands: [{ width: 1359, dense: 1359 }, {}, {}] })
  })

  it.each([
    ['listCoachClasses', '/coaches/:coach', '/coaches/Marcus%20Reid', '/api/v2/coachclasses?coach=Marcus+Reid'],
    ['listChannelClasses', '/channels/:channelTag', '/channels/a%2Fb', '/api/v2/channelclasses?channelTag=a%2Fb'],
  ] as const)('are the first classes for %s, with the app’s query', (name, pattern, path, address) => {
    const hint: PageHint = { ...home, path: pattern, calls: [{ name }] }
    const { requests, pictures } = firstCalls({ ...atHome, hint, path }).calls
    expect(requests).toEqual([{ address: `${address}&pageSize=10&pageNumber=1&userId=~member~` }])
    expect(pictures).toBeNull()
  })

  it('are the member’s favourites, with the pictures of the first ones', () => {
    const favourites: PageHint = { ...home, path: '/classes/fav', calls: [{ name: 'listFavourites' }] }
    const { requests, pictures } = firstCalls({ ...atHome, hint: favourites, path: '/classes/fav' }).calls
    expect(requests).toEqual([{ address: '/api/v2/users/preferredvirtualclass' }])
    expect(pictures).toMatchObject({ known: [], count: 2 })
  })

  it('are the club’s live schedule on a coach’s page, if it has one of its own', () => {
    const coach: PageHint = {
      ...home,
      path: '/coaches/:coach',
      calls: [{ name: 'connectEvents', needs: 'ownSchedule' }],
    }
    const asked = { ...atHome, hint: coach, path: '/coaches/A' }
    const requestsOf = (more: object) => firstCalls({ ...asked, club: { ...club, ...more } }).calls.requests
    expect(requestsOf({ ShowLiveConnect: true })).toEqual([{ address: '/api/v1/connect/events' }])
    expect(requestsOf({ ShowLiveConnect: false })).toEqual([])
    expect(requestsOf({ ShowLiveConnect: true, connectSource: 'vimeo' })).toEqual([])
  })

  it('are the club’s events with the first one’s picture, but none from elsewhere', () => {
    const schedule: PageHint = { ...home, path: '/connect', calls: [{ name: 'connectEvents', needs: 'ownEvents' }] }
    const asked = { ...atHome, hint: schedule, path: '/connect/' }
    const { requests, pictures } = firstCalls(asked).calls
    expect([requests, pictures]).toEqual([[{ address: '/api/v1/connect/events' }], null])
    const known = firstCalls({ ...asked, firstPicture: { link: '/images/event/1#aabbcc', kind: 'liveCard' } }).calls
      .pictures
    expect(known).toMatchObject({ known: ['/images/event/1'], count: 1, bands: [{ width: 500, dense: 750 }, {}, {}] })
    const others = { ...asked, club: { ...club, connectSource: 'vimeo' as const } }
    expect(firstCalls(others).calls.requests).toEqual([])
  })

  it('is the class in the URL, what plays it, and only then the page around it', () => {
    expect(firstCalls(atClass)).toMatchObject({
      calls: { requests: [{ address: '/api/v3/virtualclass/a%20b' }], later: ['/assets/player.js'] },
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
      expect(firstCalls({ ...atClass, path }).calls.requests).toEqual([])
    },
  )

  it('is nothing for visitors, whose announcements need the script all the same', () => {
    const { calls, player: theirs } = firstCalls({ ...atClass, isMember: false })
    expect([calls.requests, theirs]).toEqual([[], null])
    expect(firstCallTags('code', calls, { hasAnnouncements: true })).toContain('<script type="module" async>code')
  })

  it('needs no script if there is nothing to request, and is escaped', () => {
    const nothing = { headers: {}, later: [], pictures: null, resumesFrom: 60 }
    expect(firstCallTags('code', { ...nothing, requests: [] }, {})).toBe('')
    const tags = firstCallTags('code', { ...nothing, requests: [{ address: '</script>' }] }, player)
    expect(tags).toContain('\\u003c/script>')
    expect(tags).toContain('<script type="module" async>code</script>')
    expect(tags).toMatch(/hls.js"><script type="module" async crossorigin src="\/assets\/first.js"><\/script>$/)
  })
})
