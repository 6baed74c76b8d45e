import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { Check } from '../../../lib/forms/check-list.tsx'
import type { Text } from '../../../lib/i18n/use-text.ts'

/** What Stripe still needs, in the words of an owner: its own names are of single fields, of which many mean one thing. */
export function dueChecks(due: readonly string[], t: Text): Check[] {
  const keys = due.map((field) => kinds.find(([pattern]) => pattern.test(field))?.[1] ?? null)
  const known = [...new Set(keys)].filter((key) => key !== null)
  const others = due.filter((_, index) => keys[index] === null)
  return [
    ...known.map((key): Check => ({ id: key, state: 'warning', title: t(key) })),
    ...others.map(
      (detail): Check => ({
        id: detail,
        state: 'warning',
        title: t('paymentAccount.due-other', { detail }),
      }),
    ),
  ]
}

const kinds: readonly (readonly [RegExp, StudioTextKey])[] = [
  [/document/, 'paymentAccount.due-document'],
  [/^external_account/, 'paymentAccount.due-bankAccount'],
  [/^tos_acceptance/, 'paymentAccount.due-terms'],
  [/^(business_|company|settings|documents)/, 'paymentAccount.due-business'],
  [/^(individual|representative|owners|directors|executives|person)/, 'paymentAccount.due-person'],
]
