import { CardSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import { useText } from '../i18n/text.ts'
import { EventGrid } from './event-grid.tsx'

/** Placeholders of event cards (SHELL-31). */
export function EventSkeleton({ count = 9 }: { count?: number }) {
  const t = useText()
  return (
    <EventGrid aria-busy="true" aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li data-skeleton="card" key={place}>
          <CardSkeleton />
        </li>
      ))}
    </EventGrid>
  )
}
