import { type Call, calls } from '@upbeat/contract/calls'
import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { fillPath } from '@upbeat/contract/fill-path'
import { type FirstCalls, firstCallsId, memberIdPlaceholder } from '@upbeat/contract/first-calls'
import type { PageHint } from '@upbeat/contract/page-hint'
import { playheadOfferSeconds } from '@upbeat/rules/constants'
import { escapeJson } from './escape-json.ts'
import { pathParams } from './page-path.ts'

type Asked = {
  hint: PageHint
  club: Partial<TenantConfig> & { tenantID: string }
  path: string
  language: string
}

/** What a member's page asks for, headers as the app's own (API-01 to API-05): the replies count only where they are alike. */
export function firstCalls({ hint, club, path, language }: Asked): FirstCalls {
  const named = pathParams(hint.path, path) ?? {}
  const params = { ...named, userId: memberIdPlaceholder }
  // A class of Connect has a call of its own (D-42), and dots are no name of anything.
  const isOther = /[?&]clubConnect=/.test(path) || Object.values(named).some((value) => /^\.{1,2}$/.test(value))
  const needed = isOther ? [] : hint.calls.filter(({ unless }) => !unless || club[unless] !== false)
  return {
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      'Cache-Control': 'no-cache',
      TenantId: club.tenantID,
    },
    addresses: needed.map(({ name }) => fillPath((calls[name] as Call).path, params)),
    // A club's own player takes its place.
    later: club.jwJSPlayerId ? [] : hint.later,
    resumesFrom: playheadOfferSeconds,
  }
}

/** The calls and the script that makes them, as tags for the head. */
export function firstCallTags(script: string, found: FirstCalls): string {
  if (found.addresses.length === 0 && found.later.length === 0) return ''
  return [
    `<script type="application/json" id="${firstCallsId}">${escapeJson(found)}</script>`,
    `<script type="module" async crossorigin src="${script}"></script>`,
  ].join('')
}
