import { accessWords, type TransferredKind } from '@upbeat/contract/studio/member-csv'
import { comparedText } from '@upbeat/rules/text/compared-text'

/**
 * What a file says of access in a word. A word that could be access or an account without any, such as `free`, is
 * missing on purpose: it is refused and never guessed.
 */
const words: Record<TransferredKind | 'none', readonly string[]> = {
  free: [accessWords.free, 'freier zugang'],
  gift: [accessWords.gift, 'complimentary', 'comped', 'geschenk'],
  code: [accessWords.code, 'access code', 'zugangscode'],
  plan: [accessWords.plan, 'paid', 'paying', 'active', 'subscribed', 'past due', 'bezahlt', 'aktiv'],
  trial: [accessWords.trial, 'in trial', 'trialing', 'trialling', 'probe', 'probezeit'],
  none: [
    'none',
    'no',
    'lead',
    'non-member',
    'paused',
    'on hold',
    'suspended',
    'churned',
    'canceled',
    'cancelled',
    'declined',
    'expired',
    'inactive',
    'ended',
    'terminated',
    'kein',
    'keiner',
    'inaktiv',
    'beendet',
  ],
}

/** The kind of access in a word; undefined for one that isn't known. */
export function accessIn(text: string): TransferredKind | 'none' | undefined {
  const wanted = comparedText(text)
  return (Object.keys(words) as (keyof typeof words)[]).find((kind) => words[kind].includes(wanted))
}

const yes = ['yes', 'true', '1', 'y', 'x', 'ja', 'opted in', 'subscribed']
const no = ['no', 'false', '0', 'n', 'nein', 'opted out', 'unsubscribed']

/** Undefined if it is neither. */
export function yesNoIn(text: string): boolean | undefined {
  const wanted = comparedText(text)
  if (yes.includes(wanted)) return true
  return no.includes(wanted) ? false : undefined
}
