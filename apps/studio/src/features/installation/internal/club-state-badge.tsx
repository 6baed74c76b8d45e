import type { InstallationClub } from '@upbeat/contract/studio/entities/installation'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../../../lib/i18n/use-text.ts'
import { DotBadge, type DotTone } from '../../../lib/layout/dot-badge.tsx'

type State = InstallationClub['state']
const tones: Record<State, DotTone> = { active: 'success', suspended: 'warning', disabled: 'neutral' }
export const clubStateKeys = {
  active: 'installation.active',
  suspended: 'installation.suspended',
  disabled: 'installation.disabled',
} as const satisfies Record<State, StudioTextKey>

export function ClubStateBadge({ state }: { state: State }) {
  const t = useText()
  return <DotBadge tone={tones[state]}>{t(clubStateKeys[state])}</DotBadge>
}
