import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { fillPath } from '@upbeat/contract/fill-path'
import {
  type FirstCalls,
  type FirstPictures,
  type FirstRequest,
  firstCallsId,
  memberIdPlaceholder,
} from '@upbeat/contract/first-calls'
import type { FirstCall, FirstPlayer, PageHint } from '@upbeat/contract/page-hint'
import { denseImageWidth, type ImageKind } from '@upbeat/rules/classes/image-width'
import { listPageQuery } from '@upbeat/rules/classes/list-page-query'
import { continueFromSeconds, imageWidthBands } from '@upbeat/rules/constants'
import { catalogueRequest, firstClassesRequest, opensFiltered } from '@upbeat/rules/filters/catalogue-request'
import { connectSource } from '@upbeat/rules/live/enumerations'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { dailyClassShown } from '@upbeat/rules/tenant/home-parts'
import { liveEnabled } from '@upbeat/rules/tenant/switches'
import { escapeHtml } from './escape-html.ts'
import { escapeJson } from './escape-json.ts'
import { pathParams } from './page-path.ts'

/** The cards of a list that are loaded first, as in the app (`ClassGrid`). */
export const firstCards = 2

type Asked = {
  hint: PageHint
  club: Partial<TenantConfig> & { tenantID: string }
  path: string
  language: string
  /** Visitors' pages make none. */
  isMember: boolean
  /** Whether the page shows the class's picture, in whose place the class can play. */
  isDrawn: boolean
  /** The page's first picture, if the server knows it. */
  firstPicture?: FirstPicture | null | undefined
}
/** A picture URL in the catalogue, and what it is used for. */
export type FirstPicture = { link: string; kind: ImageKind }

/**
 * The calls that a member's page makes, with the same headers as the app's own (API-01 to API-05): the app only uses
 * the replies if the headers match. Also what plays the class before the app has loaded, unless the club has a player
 * of its own; the page's scripts load after that.
 */
export function firstCalls({ hint, club, path, language, isMember, isDrawn, firstPicture }: Asked): {
  calls: FirstCalls
  player: FirstPlayer | null
} {
  const named = pathParams(hint.path, path) ?? {}
  const params = { ...named, userId: memberIdPlaceholder }
  // Connect's classes have a call of their own (D-42), and dots aren't an id.
  const isOther = /[?&]clubConnect=/.test(path) || Object.values(named).some((value) => /^\.{1,2}$/.test(value))
  const needed = isOther || !isMember ? [] : hint.calls.filter(({ needs }) => !needs || hasNeeded[needs](club))
  const player = isDrawn && needed.length > 0 && !club.jwJSPlayerId ? hint.player : null
  return {
    calls: {
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        'Cache-Control': 'no-cache',
        TenantId: club.tenantID,
      },
      requests: needed.map(({ name, isForAll = false }) => ({
        address: fillPath((calls[name] as Call).path, params) + queryOf(name, named),
        ...(name === 'searchClasses' && { search: searchOf(club, isForAll || opensFiltered(queryAt(path))) }),
      })),
      later: player ? hint.scripts : [],
      pictures: picturesOf(needed[0], club, firstPicture),
      resumesFrom: continueFromSeconds,
    },
    player,
  }
}

const hasNeeded: Record<NonNullable<FirstCall['needs']>, (club: Partial<TenantConfig>) => boolean> = {
  dailyClass: dailyClassShown,
  ownEvents: hasOwnEvents,
  ownSchedule: (club) => hasOwnEvents(club) && liveEnabled(club),
}

function hasOwnEvents(club: Partial<TenantConfig>): boolean {
  return club.connectSource !== connectSource.vimeo
}

/** The query that the app sends, or none. The placeholder of the member's id isn't encoded: the script replaces it. */
function queryOf(name: CallName, { coach = '', channelTag = '' }: Record<string, string>): string {
  const of = name === 'listCoachClasses' ? { coach } : name === 'listChannelClasses' ? { channelTag } : null
  if (!of) return ''
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(listPageQuery(of, 1))) query.append(key, String(value))
  return `?${query}&userId=${memberIdPlaceholder}`
}

function queryAt(path: string): URLSearchParams {
  return new URL(path, 'http://club').searchParams
}

function searchOf({ providerId }: Partial<TenantConfig>, isForAll: boolean): NonNullable<FirstRequest['search']> {
  const { headers, body } = isForAll ? catalogueRequest(providerId) : firstClassesRequest(providerId)
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/**
 * The page's first pictures: the one that the server knows, else those of the classes that the first call returns, in
 * the order of its list.
 */
function picturesOf(
  call: FirstCall | undefined,
  club: Partial<TenantConfig>,
  firstPicture: FirstPicture | null | undefined,
): FirstPictures | null {
  if (call && firstPicture) {
    const { link, kind } = firstPicture
    return { known: [splitPicture(link).address], count: 1, shape: 'wide', bands: bandsOf(kind) }
  }
  if (call?.name === 'getClassOfTheDay') return { known: [], count: 1, shape: 'wide', bands: bandsOf('classOfTheDay') }
  if (!call || call.isForAll || !startsWithCards.has(call.name)) return null
  const isTall = club.cardVersion === 0.1 || (club.cardShape ?? 'standard') !== 'standard'
  return { known: [], count: firstCards, shape: isTall ? 'tall' : 'wide', bands: bandsOf('classCard') }
}

/** Calls whose first classes are a page's first cards. */
const startsWithCards: ReadonlySet<CallName> = new Set(['searchClasses', 'listFavourites'])

function bandsOf(kind: ImageKind): FirstPictures['bands'] {
  return imageWidthBands.map(({ fromPixels, [kind]: width }) => ({
    from: fromPixels,
    width,
    dense: denseImageWidth(kind, fromPixels) ?? width,
  }))
}

/**
 * Head tags for the calls, the script that makes them and removes dismissed announcements, and the one that plays the
 * class. `code` is inlined, as the content security policy allows, because fetching it would delay all other requests.
 */
export function firstCallTags(
  code: string,
  first: FirstCalls,
  { player = null, hasAnnouncements = false }: { player?: FirstPlayer | null; hasAnnouncements?: boolean },
): string {
  if (code === '' || (first.requests.length === 0 && !hasAnnouncements)) return ''
  return [
    `<script type="application/json" id="${firstCallsId}">${escapeJson(first)}</script>`,
    `<script type="module" async>${code}</script>`,
    ...(player?.parts ?? []).map((address) => `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`),
    ...(player ? [`<script type="module" async crossorigin src="${escapeHtml(player.script)}"></script>`] : []),
  ].join('')
}
