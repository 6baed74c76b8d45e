import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { useText } from '../../../lib/i18n/use-text.ts'
import { stepKeys } from '../../../lib/media/step-keys.ts'

const keys: Readonly<Record<string, StudioTextKey>> = stepKeys

/** What a kind of job is called: steps as elsewhere in the studio, other jobs as in the log and docs/features/jobs.md. */
export function useKindName(): (kind: string) => string {
  const t = useText()
  return (kind) => {
    const key = keys[kind]
    return key ? t(key) : kind
  }
}
