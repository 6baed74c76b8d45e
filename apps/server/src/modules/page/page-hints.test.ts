import type { PageHint } from '@upbeat/contract/page-hint'
import { describe, expect, it } from 'vitest'
import { pageHints } from './page-hints.ts'

const config = { landingPictures: [] }
const hint = (path: string): PageHint => ({
  path,
  header: true,
  scripts: [`/assets${path.replaceAll(':', '')}.js`],
  styles: [],
  player: null,
  calls: [],
})
const landing = hint('/')
const player = hint('/classes/:tag')

describe('what the first HTML requests', () => {
  it('is the page’s files', () => {
    expect(pageHints(player, config, null)).toBe(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/classes/tag.js">',
    )
  })

  it('excludes the page around a class that plays immediately, which comes later', () => {
    expect(pageHints(player, config, null, true)).toBe('')
  })

  it('is nothing if there is no such page', () => {
    expect(pageHints(undefined, config, '/images/a')).toBe('')
  })

  it('is the poster of a class', () => {
    const tags = pageHints(player, config, '/images/class/1#aabbcc')
    expect(tags).toContain('imagesrcset="/images/class/1?width=832 832w, /images/class/1?width=1440 1440w')
  })

  it('is the club’s own hero on the landing page, at the window’s width', () => {
    const tags = pageHints(landing, { landingPictures: ['/images/hero/3#aabbcc'] }, null)
    expect(tags.match(/href="[^"]+"(?: media="[^"]+")?/g)?.slice(0, 3)).toEqual([
      'href="/images/hero/3?width=1359" media="(max-width: 1359.98px)"',
      'href="/images/hero/3?width=1999" media="(min-width: 1360px) and (max-width: 1999.98px)"',
      'href="/images/hero/3?width=2560" media="(min-width: 2000px)"',
    ])
  })

  it('is escaped', () => {
    expect(pageHints(landing, config, null)).not.toContain('as="image"')
    expect(pageHints(landing, { landingPictures: ['/a"><script>'] }, null)).not.toContain('<script>')
  })
})
