import type { MemberState } from '@upbeat/contract/studio/entities/member-list'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './member-state-badge.module.css'

export const memberStateKeys: Record<MemberState, StudioTextKey> = {
  trial: 'members.stateTrial',
  paying: 'members.statePaying',
  pastDue: 'members.statePastDue',
  code: 'members.stateCode',
  external: 'members.stateExternal',
  ended: 'members.stateEnded',
  none: 'members.stateNone',
}

/** The state of a membership, by text and colour. */
export function MemberStateBadge({ state }: { state: MemberState }) {
  const t = useText()
  return (
    <span className={styles.badge} data-state={state}>
      {t(memberStateKeys[state])}
    </span>
  )
}
