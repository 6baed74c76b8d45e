import type { Installation } from '@upbeat/contract/studio/entities/installation'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'

/** A warning while servers and workers of several versions are running. */
export function VersionSkew({ processes }: Pick<Installation, 'processes'>) {
  const t = useText()
  const byVersion = Map.groupBy(
    processes.filter(({ isSilent }) => !isSilent),
    ({ version }) => version,
  )
  if (byVersion.size < 2) return null
  const versions = [...byVersion].map(
    ([version, running]) => `${version} (${[...new Set(running.map(({ host }) => host))].join(', ')})`,
  )
  return <FormNotice text={t('installation.skew', { versions: versions.join(' · ') })} />
}
