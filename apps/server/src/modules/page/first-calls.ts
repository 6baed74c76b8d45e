import { type Call, calls } from '@upbeat/contract/calls'
import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { fillPath } from '@upbeat/contract/fill-path'
import { type FirstCalls, firstCallsId, memberIdPlaceholder } from '@upbeat/contract/first-calls'
import type { FirstPlayer, PageHint } from '@upbeat/contract/page-hint'
import { denseImageWidth } from '@upbeat/rules/classes/image-width'
import { continueFromSeconds, imageWidthBands } from '@upbeat/rules/constants'
import { dailyClassShown } from '@upbeat/rules/tenant/switches'
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
  /** Whether the page draws the class's picture, in which it may play. */
  isDrawn: boolean
}

/**
 * What a member's page asks for, headers as the app's own (API-01 to API-05): the replies count only where they are alike. And what plays the
 * class before the app has come, unless the club has a player of its own; the page's scripts come after that.
 */
export function firstCalls({ hint, club, path, language, isDrawn }: Asked): {
  calls: FirstCalls
  player: FirstPlayer | null
} {
  const named = pathParams(hint.path, path) ?? {}
  const params = { ...named, userId: memberIdPlaceholder }
  // A class of Connect has a call of its own (D-42), and dots are no name of anything.
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
 * The calls, the script that makes them and the one that plays what they answer, as tags for the head. `code` stands in the page itself, by
 * leave of its policy: the way to the server for it would come before all others.
 */
export function firstCallTags(code: string, asked: FirstCalls, player: FirstPlayer | null): string {
  if (code === '' || asked.addresses.length === 0) return ''
  return [
    `<script type="application/json" id="${firstCallsId}">${escapeJson(asked)}</script>`,
    `<script type="module" async>${code}</script>`,
    ...(player?.parts ?? []).map((address) => `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`),
    ...(player ? [`<script type="module" async crossorigin src="${escapeHtml(player.script)}"></script>`] : []),
  ].join('')
}
