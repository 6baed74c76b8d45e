import type { PageHint } from '@upbeat/contract/page-hint'
import { describe, expect, it } from 'vitest'
import { pageHints } from './page-hints.ts'

const config = { landingPictures: [] }
const hint = (path: string): PageHint => ({
  path,
  scripts: [`/assets${path.replaceAll(':', '')}.js`],
  styles: [],
})
const hints = [hint('/'), hint('/classes/fav'), hint('/classes/:classId'), hint('/browse/')]

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

  it('is the poster of a class', () => {
    const tags = pageHints(hints, config, { path: '/classes/pulse-1', poster: '/images/class/1#aabbcc' })
    expect(tags).toContain('imagesrcset="/images/class/1?width=832 832w, /images/class/1?width=1440 1440w')
  })

  it('is the club’s own hero on the landing page, at the width that the window will show', () => {
    const tags = pageHints(
      hints,
      { ...config, landingPictures: ['/images/hero/3#aabbcc'] },
      { path: '/', poster: null },
    )
    expect(tags.match(/href="[^"]+"(?: media="[^"]+")?/g)?.slice(0, 3)).toEqual([
      'href="/images/hero/3?width=1359" media="(max-width: 1359.98px)"',
      'href="/images/hero/3?width=1999" media="(min-width: 1360px) and (max-width: 1999.98px)"',
      'href="/images/hero/3?width=2560" media="(min-width: 2000px)"',
    ])
  })

  it('can’t be broken out of', () => {
    expect(pageHints(hints, { landingPictures: ['/a"><script>'] }, { path: '/', poster: null })).not.toContain(
      '<script>',
    )
  })
})
