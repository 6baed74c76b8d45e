import { QueryClientProvider, useIsMutating } from '@tanstack/react-query'
import { loadingOverlayDelayMilliseconds } from '@upbeat/rules/constants'
import { LoadingOverlay } from '@upbeat/ui/loading-overlay.tsx'
import { CardAction } from '../features/classes/card-action.ts'
import { TermsGate } from '../features/consent/terms-gate.tsx'
import { FavouriteButton } from '../features/favourites/favourite-button.tsx'
import { keepFavouritesInStep } from '../features/favourites/keep-favourites-in-step.ts'
import { useText } from '../features/i18n/text.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { PageTurn } from './page-turn.tsx'
import { prefetchPlayer } from './prefetch-player.ts'

keepFavouritesInStep(queryClient)
prefetchPlayer()

/** Layout of every page that shows server data: all but the landing page. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <TermsGate />
      <CardAction value={FavouriteButton}>
        <PageTurn />
      </CardAction>
      <ChangeOverlay />
    </QueryClientProvider>
  )
}

/** Covers the page during a slow mutation (SHELL-25). Optimistic mutations, such as a favourite, opt out with `meta: { quiet: true }`. */
function ChangeOverlay() {
  const t = useText()
  const active = useIsMutating({ predicate: ({ meta }) => !meta?.quiet }) > 0
  return <LoadingOverlay active={active} delayMs={loadingOverlayDelayMilliseconds} label={t('common.loading')} />
}
