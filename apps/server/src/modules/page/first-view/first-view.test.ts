import { describe, expect, it } from 'vitest'
import { firstView } from './first-view.ts'

const club = {
  displayName: 'Pulse <3',
  embeddedConfig: null,
  landingPictures: ['/images/hero/3#aabbcc'],
  logoUrl: '/images/logo/1.svg',
  webMode: 'live' as const,
}
const landing = { pathname: '/', hasHeader: true, poster: null, isMember: false, isEmbedded: false }
const player = {
  pathname: '/classes/pulse-1',
  hasHeader: false,
  poster: '/images/class/1#aabbcc',
  isMember: true,
  isEmbedded: false,
}

const announcement = { id: 'a1', version: 2, text: 'New <b>', audience: 'everyone' as const, until: null }
const home = {
  pathname: '/home',
  hasHeader: true,
  poster: null,
  opening: { page: { view: 'home' as const }, picture: { link: '/images/class/1#aabbcc@36,20' } },
  announcements: [announcement, { ...announcement, id: 'a2', audience: 'visitors' as const }],
  isMember: true,
  isEmbedded: false,
}
const listed = {
  ...home,
  pathname: '/classes',
  opening: { page: { view: 'list' as const, title: 'Classes & more', text: 'What fits?' }, picture: null },
}
const schedule = { view: 'schedule' as const, title: 'Live', text: 'What <next>?', action: 'Calendar', hasTabs: true }
const scheduled = {
  ...home,
  pathname: '/connect/schedule',
  opening: { page: schedule, picture: { link: '/images/event/1#aabbcc' } },
}

describe('what the server renders before the app has loaded', () => {
  it('is the logo and the hero for a visitor, at the width that the window will request', () => {
    const { html, style } = firstView(club, landing)
    expect(html).toContain('src="/images/logo/1.svg"')
    expect(html.match(/(?:media|srcset|src)="[^"]*hero[^"]*"|media="[^"]+"/g)).toEqual([
      'media="(min-width:2000px)"',
      'srcset="/images/hero/3?width=2560"',
      'media="(min-width:1360px)"',
      'srcset="/images/hero/3?width=1999"',
      'src="/images/hero/3?width=1359"',
    ])
    expect(style).toContain('background-color:#aabbcc')
  })

  it('is cropped around the picture’s focal point', () => {
    const { html, style } = firstView(club, { ...player, poster: '/images/class/1#aabbcc@36,20' })
    expect(style).toContain('{background-color:#aabbcc;object-position:36% 20%}')
    expect(html).not.toContain('style=')
    const blur = 'AB+/'.repeat(16)
    const blurred = firstView(club, { ...player, poster: `/images/class/1#aabbcc~${blur}` })
    expect(blurred.style).toContain(`${blur});background-size:100% 100%`)
  })

  it('is the class’s picture for a member', () => {
    const { html } = firstView(club, player)
    expect(html).toContain('srcset="/images/class/1?width=832 832w, /images/class/1?width=1440 1440w')
    expect(html).not.toContain('logo')
  })

  it('is the frame of the class of the day on a member’s Home, below the member’s announcements and the header', () => {
    const { html, style } = firstView(club, home)
    expect(html.match(/class="announcement"|first-view-header|data-view="home"/g)).toEqual([
      'class="announcement"',
      'first-view-header',
      'data-view="home"',
    ])
    expect(html).toContain('data-mark="a1 2"')
    expect(html).toContain('New &lt;b&gt;')
    expect(html).toContain('data-layout="below"><span')
    // Its source depends on the window's width.
    expect(html).not.toContain('/images/class')
    expect(style).toBe('.first-picture.first-picture img{background-color:#aabbcc;object-position:36% 20%}')
  })

  it('has the announcements for visitors above their pages, too', () => {
    const { announcements } = home
    const marks = (at: object) =>
      firstView(club, { ...landing, announcements, ...at }).html.match(/data-mark="[^"]*"|data-view="\w+"/g)
    expect(marks({})).toEqual(['data-mark="a1 2"', 'data-mark="a2 2"', 'data-view="landing"'])
    expect(marks({ pathname: '/classes' })).toEqual(['data-mark="a1 2"', 'data-mark="a2 2"'])
  })

  it('is in the club’s layout: one class alone, or text over the pictures of cards', () => {
    expect(firstView({ ...club, homeStart: 'oneClass' }, home).html).toContain('data-layout="below" data-alone')
    expect(firstView({ ...club, cardVersion: 0.1 }, home).html).toContain('data-layout="over"><span')
  })

  it('is the head of the list of classes and the frames of its first two pictures', () => {
    const { html, style } = firstView(club, listed)
    expect(html).toContain('<h1>Classes &amp; more</h1><p dir="auto">What fits?</p>')
    expect(html.match(/class="announcement"|class="first-picture"/g)).toHaveLength(3)
    expect(html).toContain('data-layout="below"')
    expect(firstView({ ...club, cardVersion: 0.1 }, listed).html).toContain('data-layout="over"')
    expect(style).toBe('')
  })

  it('is the head of the live schedule and the frame of its first event, in the club’s columns', () => {
    const { html, style } = firstView({ ...club, EventCardSize: 4 }, scheduled)
    expect(html).toContain('<h1>Live</h1><p dir="auto">What &lt;next&gt;?</p></div><span class="first-action">Calendar')
    expect(html.match(/class="first-picture"/g)).toHaveLength(1)
    expect(html).toContain('data-view="schedule" data-tabs')
    expect(style).toBe('.first-events{--event-columns:4}.first-picture.first-picture img{background-color:#aabbcc}')
    const alone = { ...scheduled, opening: { ...scheduled.opening, page: { ...schedule, hasTabs: false } } }
    expect(firstView(club, alone)).toMatchObject({ html: expect.not.stringContaining('data-tabs') })
    expect(firstView(club, alone).style).toContain('--event-columns:3')
  })

  it('is the banner of a category, of channels and of collections, with a channel’s place for its small picture', () => {
    const words = { view: 'banner' as const, title: 'Rest & more', text: 'Slow <b>', hasProfile: false }
    const opening = { page: words, picture: { link: '/images/banner/1#aabbcc' } }
    const { html, style } = firstView(club, { ...home, pathname: '/classes/categories/1', opening })
    expect(html).toContain('data-view="banner" data-surface="media"')
    expect(html).toContain(
      '<div class="first-head"><h1><bdi>Rest &amp; more</bdi></h1><p dir="auto">Slow &lt;b&gt;</p></div>',
    )
    expect(style).toBe('.first-picture.first-picture img{background-color:#aabbcc}')
    const channel = { ...opening, page: { ...words, text: '', hasProfile: true } }
    const { html: profiled } = firstView(club, { ...home, pathname: '/channels/a', opening: channel })
    expect(profiled).toContain(
      '<div class="first-head"><span class="first-profile"></span><h1><bdi>Rest &amp; more</bdi></h1></div>',
    )
  })

  it('is the head of a list without a picture, with the place of its links', () => {
    const head = { view: 'head' as const, title: 'A & b', text: 'C <d>', hasTabs: false }
    const htmlOf = (page: typeof head | (Omit<typeof head, 'text'> & { text: null })) =>
      firstView(club, { ...home, pathname: '/browse', opening: { page, picture: null } }).html
    expect(htmlOf(head)).toContain('<h1><bdi>A &amp; b</bdi></h1><p dir="auto">C &lt;d&gt;</p>')
    expect(htmlOf(head)).not.toContain('data-tabs')
    expect(htmlOf({ ...head, text: null, hasTabs: true })).toContain('data-view="head" data-tabs aria-hidden="true">')
    expect(htmlOf({ ...head, text: null })).not.toContain('</h1><p')
  })

  it('is a coach’s portrait and words', () => {
    const picture = { link: '/images/coach/1#aabbcc' }
    const htmlOf = (words: { name: string; line: string; text: string }) =>
      firstView(club, { ...home, pathname: '/coaches/a', opening: { page: { view: 'coach', ...words }, picture } }).html
    const html = htmlOf({ name: 'A <b>', line: 'Go <i>', text: 'Hello' })
    expect(html.match(/data-view="\w+"|class="coach-portrait first-picture"|<bdi>.*?<\/bdi>/g)).toEqual([
      'data-view="coach"',
      'class="coach-portrait first-picture"',
      '<bdi>A &lt;b&gt;</bdi>',
      '<bdi>Go &lt;i&gt;</bdi>',
      '<bdi>Hello</bdi>',
    ])
    expect(htmlOf({ name: 'A', line: '', text: '' })).not.toMatch(/coach-(line|text)/)
  })

  it.each([
    ['a visitor at Home', { ...home, isMember: false }],
    ['a visitor at the list of classes', { ...listed, isMember: false }],
    ['a Home that opens with no class of the day', { ...home, opening: { page: null, picture: null } }],
    ['a member at the landing page, who is sent on', { ...landing, isMember: true }],
    ['a page that opens with no picture', { ...landing, pathname: '/browse' }],
  ])('is only the header for %s', (_who, request) => {
    const { html } = firstView(club, request)
    expect(html).toContain('class="first-view-logo"')
    expect(html).toContain('Pulse &lt;3')
    expect(html).not.toMatch(/hero|class="first-view"/)
  })

  it.each([
    ['a visitor at a class, who is asked to sign in', club, { ...player, isMember: false }],
    ['a player whose class is not known', club, { ...player, poster: null }],
    ['a site inside another one', club, { ...landing, isEmbedded: true }],
    ['a class inside another site', club, { ...player, isEmbedded: true }],
    ['Home inside another site', club, { ...home, isEmbedded: true }],
    ['Home in test mode', { ...club, webMode: 'test' as const }, home],
    ['a club in test mode, whose notice stands above', { ...club, webMode: 'test' as const }, landing],
  ])('is nothing for %s', (_who, asked, request) => {
    expect(firstView(asked, request)).toEqual({ html: '', style: '' })
  })

  it('is escaped', () => {
    expect(firstView({ ...club, logoUrl: '"><script>' }, landing).html).not.toContain('<script>')
  })
})
