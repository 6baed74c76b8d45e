import { type Call, calls } from '@upbeat/contract/calls'
import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { fillPath } from '@upbeat/contract/fill-path'
import { type FirstCalls, firstCallsId, memberIdPlaceholder } from '@upbeat/contract/first-calls'
import type { FirstPlayer, PageHint } from '@upbeat/contract/page-hint'
import { denseImageWidth } from '@upbeat/rules/classes/image-width'
import { continueFromSeconds, imageWidthBands } from '@upbeat/rules/constants'
import { dailyClassShown } from '@upbeat/rules/tenant/home-parts'
import { escapeHtml } from './escape-html.ts'
import { escapeJson } from './escape-json.ts'
import { pathParams } from './page-path.ts'

const pictureBands = imageWidthBands.map(({ fromPixels, classOfTheDay }) => ({
  from: fromPixels,
  width: classOfTheDay,
  dense: denseImageWidth('classOfTheDay', fromPixels) ?? classOfTheDay,
}))

type Asked = {
  hint: PageHint
  club: Partial<TenantConfig> & { tenantID: string }
  path: string
  language: string
  /** Whether the page shows the class's picture, in whose place the class can play. */
  isDrawn: boolean
}

/**
 * The calls that a member's page makes, with the same headers as the app's own (API-01 to API-05): the app only uses
 * the replies if the headers match. Also what plays the class before the app has loaded, unless the club has a player
 * of its own; the page's scripts load after that.
 */
export function firstCalls({ hint, club, path, language, isDrawn }: Asked): {
  calls: FirstCalls
  player: FirstPlayer | null
} {
  const named = pathParams(hint.path, path) ?? {}
  const params = { ...named, userId: memberIdPlaceholder }
  // Connect's classes have a call of their own (D-42), and dots aren't an id.
  const isOther = /[?&]clubConnect=/.test(path) || Object.values(named).some((value) => /^\.{1,2}$/.test(value))
  const needed = isOther ? [] : hint.calls.filter(({ needs }) => !needs || dailyClassShown(club))
  const player = isDrawn && needed.length > 0 && !club.jwJSPlayerId ? hint.player : null
  return {
    calls: {
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        'Cache-Control': 'no-cache',
        TenantId: club.tenantID,
      },
      addresses: needed.map(({ name }) => fillPath((calls[name] as Call).path, params)),
      later: player ? hint.scripts : [],
      pictureBands: needed.some(({ name }) => name === 'getClassOfTheDay') ? pictureBands : [],
      resumesFrom: continueFromSeconds,
    },
    player,
  }
}

/**
 * Head tags for the calls, the script that makes them and the one that plays the class. `code` is inlined, as the
 * content security policy allows, because fetching it would delay all the other requests.
 */
export function firstCallTags(code: string, first: FirstCalls, player: FirstPlayer | null): string {
  if (code === '' || first.addresses.length === 0) return ''
  return [
    `<script type="application/json" id="${firstCallsId}">${escapeJson(first)}</script>`,
    `<script type="module" async>${code}</script>`,
    ...(player?.parts ?? []).map((address) => `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`),
    ...(player ? [`<script type="module" async crossorigin src="${escapeHtml(player.script)}"></script>`] : []),
  ].join('')
}
