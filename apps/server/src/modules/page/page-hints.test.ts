import { tenantExample } from '@upbeat/contract/examples/tenant-example'
import { describe, expect, it } from 'vitest'
import { type PageHint, pageHints } from './page-hints.ts'

const config = { ...tenantExample, jwJSPlayerId: null, landingPictures: [] }
const hint = (path: string, more: Partial<PageHint> = {}): PageHint => ({
  path,
  scripts: [`/assets${path.replaceAll(':', '')}.js`],
  styles: [],
  engine: [],
  ...more,
})
const hints = [hint('/'), hint('/classes/fav'), hint('/classes/:classId', { engine: ['/assets/hls.js'] }), hint('/browse/')]

describe('what the first HTML asks for', () => {
  it.each([
    ['/classes/fav', '/assets/classes/fav.js'],
    ['/Classes/FAV/?lang=de', '/assets/classes/fav.js'],
    ['/classes/pulse-1', '/assets/classes/classId.js'],
    ['/browse', '/assets/browse/.js'],
  ])('is what %s is made of', (path, script) => {
    const tags = pageHints(hints, config, { path, poster: null })
    expect(tags).toContain(`<link rel="modulepreload" crossorigin href="${script}">`)
  })

  it.each(['/classes', '/classes/a/b', '/browser', '/nothing'])('is nothing more at %s', (path) => {
    expect(pageHints(hints, config, { path, poster: '/images/a' })).toBe('')
  })

  it('is the poster and the engine of a class, but not where the club brings its own player', () => {
    const asked = { path: '/classes/pulse-1', poster: '/images/class/1#aabbcc' }
    const tags = pageHints(hints, config, asked)
    expect(tags).toContain('imagesrcset="/images/class/1?width=832 832w, /images/class/1?width=1359 1359w')
    expect(tags).toContain('/assets/hls.js')
    expect(pageHints(hints, { ...config, jwJSPlayerId: 'abc' }, asked)).not.toContain('/assets/hls.js')
  })

  it('is the club’s own hero on the landing page, at the width that the window will show', () => {
    const tags = pageHints(hints, { ...config, landingPictures: ['/images/hero/3#aabbcc'] }, { path: '/', poster: null })
    expect(tags.match(/href="[^"]+"(?: media="[^"]+")?/g)?.slice(0, 3)).toEqual([
      'href="/images/hero/3?width=1359" media="(max-width: 1359.98px)"',
      'href="/images/hero/3?width=1999" media="(min-width: 1360px) and (max-width: 1999.98px)"',
      'href="/images/hero/3?width=2560" media="(min-width: 2000px)"',
    ])
  })

  it('can’t be broken out of', () => {
    expect(pageHints(hints, { ...config, landingPictures: ['/a"><script>'] }, { path: '/', poster: null })).not.toContain(
      '<script>',
    )
  })
})
