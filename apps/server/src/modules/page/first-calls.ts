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
import { continueFromSeconds, imageWidthBands } from '@upbeat/rules/constants'
import { catalogueRequest, firstClassesRequest, opensFiltered } from '@upbeat/rules/filters/catalogue-request'
import { connectSource } from '@upbeat/rules/live/enumerations'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { dailyClassShown } from '@upbeat/rules/tenant/home-parts'
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
  firstPicture?: string | null | undefined
}

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
      requests: needed.map(({ name }) => ({
        address: fillPath((calls[name] as Call).path, params),
        ...(name === 'searchClasses' && { search: searchOf(club, path) }),
      })),
      later: player ? hint.scripts : [],
      pictures: picturesOf(needed[0]?.name, club, firstPicture),
      resumesFrom: continueFromSeconds,
    },
    player,
  }
}

const hasNeeded: Record<NonNullable<FirstCall['needs']>, (club: Partial<TenantConfig>) => boolean> = {
  dailyClass: dailyClassShown,
  ownEvents: (club) => club.connectSource !== connectSource.vimeo,
}

function searchOf({ providerId }: Partial<TenantConfig>, path: string): NonNullable<FirstRequest['search']> {
  const query = new URL(path, 'http://club').searchParams
  const { headers, body } = opensFiltered(query) ? catalogueRequest(providerId) : firstClassesRequest(providerId)
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/**
 * The page's first pictures: the one that the server knows, else those of the classes that the first call returns, in
 * the order of its list.
 */
function picturesOf(
  call: CallName | undefined,
  club: Partial<TenantConfig>,
  firstPicture: string | null | undefined,
): FirstPictures | null {
  const known = firstPicture ? [splitPicture(firstPicture).address] : []
  if (call === 'getClassOfTheDay') return { known, count: 1, shape: 'wide', bands: bandsOf('classOfTheDay') }
  if (call === 'connectEvents' && firstPicture) return { known, count: 1, shape: 'wide', bands: bandsOf('liveCard') }
  if (call !== 'searchClasses') return null
  const isTall = club.cardVersion === 0.1 || (club.cardShape ?? 'standard') !== 'standard'
  return { known: [], count: firstCards, shape: isTall ? 'tall' : 'wide', bands: bandsOf('classCard') }
}

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
