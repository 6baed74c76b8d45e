import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Check, CheckState } from '../../../lib/forms/check-list.tsx'
import type { useText } from '../../../lib/i18n/use-text.ts'
import type { DomainCheck } from '../domain-query.ts'

type Text = ReturnType<typeof useText>
type Told = { state: CheckState; title: StudioPhraseKey; text?: StudioPhraseKey }

/** The results in the order in which they should be fixed. */
export function domainChecks(check: DomainCheck, t: Text): Check[] {
  const { domain, foundTexts, foundAddresses } = check
  const values = { domain, found: foundTexts.join(', '), addresses: foundAddresses.join(', ') }
  const told = (id: string, { state, title, text }: Told) => ({
    id,
    state,
    title: t(title, values),
    text: text && t(text, values),
  })
  return [
    told('ownership', ownership[check.ownership]),
    // A proxy has its own IP addresses.
    told('pointing', check.live === 'live' ? pointing.here : pointing[check.pointing]),
    told('live', live[check.live]),
  ]
}

const silent: Told = { state: 'bad', title: 'domain.dnsSilent', text: 'domain.dnsSilentText' }
const ownership: Record<DomainCheck['ownership'], Told> = {
  proven: { state: 'good', title: 'domain.proven', text: 'domain.provenText' },
  missing: { state: 'open', title: 'domain.notProven', text: 'domain.notProvenText' },
  wrong: { state: 'bad', title: 'domain.wrongProof', text: 'domain.wrongProofText' },
  unanswered: silent,
}
const pointing: Record<DomainCheck['pointing'], Told> = {
  here: { state: 'good', title: 'domain.pointsHere' },
  elsewhere: { state: 'warning', title: 'domain.pointsElsewhere', text: 'domain.pointsElsewhereText' },
  missing: { state: 'open', title: 'domain.pointsNowhere', text: 'domain.pointsNowhereText' },
  unanswered: silent,
  unknown: { state: 'open', title: 'domain.pointsUnknown' },
}
const live: Record<DomainCheck['live'], Told> = {
  live: { state: 'good', title: 'domain.live', text: 'domain.liveText' },
  unreachable: { state: 'open', title: 'domain.unreachable', text: 'domain.unreachableText' },
  certificate: { state: 'bad', title: 'domain.certificate', text: 'domain.certificateText' },
  otherServer: { state: 'bad', title: 'domain.otherServer', text: 'domain.otherServerText' },
  private: { state: 'warning', title: 'domain.private', text: 'domain.privateText' },
}
