import { loadingOverlayDelayMilliseconds } from '@upbeat/rules/constants'
import { LoadingOverlay } from '@upbeat/ui/loading-overlay.tsx'
import { useNavigation } from 'react-router'
import { useText } from '../../features/i18n/text.ts'

/** Covers the page during a slow navigation (SHELL-25). */
export function WaitingOverlay({ starting = false }: { starting?: boolean }) {
  const t = useText()
  const navigating = useNavigation().state !== 'idle'
  return (
    <LoadingOverlay
      active={starting || navigating}
      delayMs={loadingOverlayDelayMilliseconds}
      label={t('common.loading')}
    />
  )
}
