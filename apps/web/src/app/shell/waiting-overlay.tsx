import { loadingOverlayDelayMilliseconds } from '@upbeat/rules/constants'
import { useNavigation } from 'react-router'
import { useText } from '../../features/i18n/text.ts'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'

/** Covers the page while a navigation takes long (SHELL-25). */
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
