import { QueryClientProvider, useIsMutating } from '@tanstack/react-query'
import { loadingOverlayDelayMilliseconds } from '@upbeat/rules/constants'
import { LoadingOverlay } from '@upbeat/ui/loading-overlay.tsx'
import { TermsGate } from '../features/consent/terms-gate.tsx'
import { keepFavouritesInStep } from '../features/favourites/keep-favourites-in-step.ts'
import { useText } from '../features/i18n/text.ts'
import { queryClient } from '../lib/query-client.ts'
import { PageTurn } from './page-turn.tsx'
import { prefetchPlayer } from './prefetch-player.ts'

keepFavouritesInStep(queryClient)
prefetchPlayer()

/** Around every page that shows what the server answered: all but the landing page. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <PageTurn />
      <TermsGate />
      <ChangeOverlay />
    </QueryClientProvider>
  )
}

/**
 * Covers the page while a change takes long (SHELL-25). A mutation that shows its outcome at once, as a favourite does, stays
 * out of it with `meta: { quiet: true }`.
 */
function ChangeOverlay() {
  const t = useText()
  const active = useIsMutating({ predicate: ({ meta }) => !meta?.quiet }) > 0
  return <LoadingOverlay active={active} delayMs={loadingOverlayDelayMilliseconds} label={t('common.loading')} />
}
