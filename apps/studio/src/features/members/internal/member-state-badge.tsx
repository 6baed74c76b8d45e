import type { MemberState } from '@upbeat/contract/studio/entities/member-list'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../../../lib/i18n/use-text.ts'
import { DotBadge, type DotTone } from '../../../lib/layout/dot-badge.tsx'

export const memberStateKeys: Record<MemberState, StudioTextKey> = {
  trial: 'members.stateTrial',
  paying: 'members.statePaying',
  pastDue: 'members.statePastDue',
  paused: 'members.statePaused',
  code: 'members.stateCode',
  external: 'members.stateExternal',
  ended: 'members.stateEnded',
  none: 'members.stateNone',
}

const tones: Record<MemberState, DotTone> = {
  trial: 'info',
  paying: 'success',
  pastDue: 'danger',
  paused: 'neutral',
  code: 'info',
  external: 'success',
  ended: 'neutral',
  none: 'neutral',
}

/** The state of a membership, by text and colour. */
export function MemberStateBadge({ state }: { state: MemberState }) {
  const t = useText()
  return <DotBadge tone={tones[state]}>{t(memberStateKeys[state])}</DotBadge>
}
