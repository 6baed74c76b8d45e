import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { blurImage } from '@upbeat/rules/pictures/blur-image'
import { heroWidths } from '@upbeat/rules/pictures/hero-widths'
import { landingPictures } from '@upbeat/rules/pictures/landing-pictures'
import { pictureAddress, splitPicture } from '@upbeat/rules/pictures/picture-address'
import { posterWidths } from '@upbeat/rules/pictures/poster-widths'
import { escapeHtml } from '../escape-html.ts'
import { posterSizes, posterSources } from '../poster-sources.ts'
import { announcementsView } from './announcements-view.ts'
import { type BannerWords, bannerView } from './banner-view.ts'
import { type CoachWords, coachView } from './coach-view.ts'
import { type HeadWords, headView } from './head-view.ts'
import { homeView } from './home-view.ts'
import { type ListWords, listView } from './list-view.ts'
import { type ScheduleWords, scheduleStyle, scheduleView } from './schedule-view.ts'

type Club = Pick<TenantConfig, 'displayName' | 'embeddedConfig' | 'landingPictures' | 'logoUrl' | 'webMode'> &
  Parameters<typeof homeView>[0] &
  Parameters<typeof scheduleStyle>[0]
/** A member's page of which the server renders more than the header. */
export type FirstPage =
  | { view: 'home' }
  | ({ view: 'list' } & ListWords)
  | ({ view: 'schedule' } & ScheduleWords)
  | ({ view: 'banner' } & BannerWords)
  | ({ view: 'head' } & HeadWords)
  | ({ view: 'coach' } & CoachWords)
type Asked = {
  pathname: string
  /** Whether the page at this URL has the header. */
  hasHeader: boolean
  /** The picture of the class that plays at this URL. */
  poster: string | null
  /** What a member's page opens with. */
  opening?: { page: FirstPage | null; picture: { link: string } | null } | null
  announcements?: readonly ShownAnnouncement[]
  /** According to the app's cookie. Members don't see the landing page, visitors don't see classes. */
  isMember: boolean
  isEmbedded: boolean
}

/**
 * What the page shows until the app renders: the picture at the top of the page, in its final place
 * (docs/decisions/012). Empty for pages without one, and if the app will redirect.
 */
export function firstView(
  club: Club,
  { pathname, hasHeader, poster, opening, announcements = [], isMember, isEmbedded }: Asked,
): { html: string; style: string } {
  if (isEmbedded) return nothing
  if (poster) return isMember ? view('player', poster, sourcesOfPoster(poster)) : nothing
  // A club in test mode has a notice above the header, whose height depends on its text.
  if (!hasHeader || club.webMode === 'test') return nothing
  const top = announcementsView(announcements, isMember) + header(club)
  if (isMember && opening?.page) {
    const { page, picture } = opening
    const columns = page.view === 'schedule' ? scheduleStyle(club) : ''
    const style = picture ? styleOf('.first-picture.first-picture', picture.link) : ''
    return { html: top + pageView(club, page), style: columns + style }
  }
  if (pathname !== '/' || isMember || club.embeddedConfig?.['content-mode'] === 'tenant')
    return { html: top, style: '' }
  const { hero } = landingPictures(club)
  if (hero === null) return { html: top, style: '' }
  const { html, style } = view('landing', hero, heroSources(hero))
  return { html: top + html, style }
}

const nothing = { html: '', style: '' }

function pageView(club: Club, page: FirstPage): string {
  switch (page.view) {
    case 'home':
      return homeView(club)
    case 'list':
      return listView(club, page)
    case 'schedule':
      return scheduleView(page)
    case 'banner':
      return bannerView(page)
    case 'head':
      return headView(page)
    case 'coach':
      return coachView(page)
  }
}

function view(name: string, address: string, sources: Sources) {
  const html = `<div class="first-view" data-view="${name}" aria-hidden="true">${picture(sources)}</div>`
  return { html, style: styleOf('.first-view[data-view][data-view]', address) }
}

/**
 * Placeholder and crop of the picture. The selector is more specific than those in the page's style sheet, which loads
 * later.
 */
function styleOf(frame: string, address: string) {
  const { colour, focus, blur } = splitPicture(address)
  const rules = [
    colour && `background-color:${colour}`,
    blur && `background-image:${blurImage(blur)};background-size:100% 100%`,
    focus && `object-position:${focus}`,
  ].filter(Boolean)
  return rules.length > 0 ? `${frame} img{${rules.join(';')}}` : ''
}

/**
 * The name is invisible: laying out one word in each weight looks the fonts up before the app needs them, which takes a
 * slow phone a fifth of a second.
 */
function header({ logoUrl, displayName }: Club) {
  const logo = logoUrl ? `<img class="first-view-logo" alt="" src="${escapeHtml(logoUrl)}">` : ''
  const name = `<span class="first-view-name">${escapeHtml(displayName ?? '')}<b>a</b><strong>a</strong></span>`
  return `<div class="first-view-header" data-surface="header" aria-hidden="true"><div>${logo}${name}</div></div>`
}

type Sources = { src: string; attributes: string; before: string }

function picture({ src, attributes, before }: Sources) {
  const image = `<img alt="" fetchpriority="high" decoding="sync" src="${escapeHtml(src)}"${attributes}>`
  return before ? `<picture>${before}${image}</picture>` : image
}

/** Selects the same width for the window as the app does, so that the picture is fetched once. */
function heroSources(hero: string): Sources {
  const [narrowest, ...wider] = heroWidths
  const before = wider
    .toReversed()
    .map(
      ({ from, width }) => `<source media="(min-width:${from}px)" srcset="${escapeHtml(pictureAddress(hero, width))}">`,
    )
    .join('')
  return { src: pictureAddress(hero, narrowest.width), attributes: '', before }
}

function sourcesOfPoster(poster: string): Sources {
  return {
    src: pictureAddress(poster, posterWidths[0]),
    attributes: ` srcset="${posterSources(poster)}" sizes="${posterSizes}"`,
    before: '',
  }
}
