import type { StudioEvent } from '@upbeat/contract/studio/entities/event'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { LinkCard, LinkCards } from '../../../../lib/layout/link-card.tsx'

/** Leads to the control room of a published broadcast. */
export function BroadcastLink({ event: { id, fields, state } }: { event: StudioEvent }) {
  const t = useText()
  if (fields.kind !== 'broadcast' || state !== 'published') return null
  return (
    <LinkCards>
      <LinkCard
        icon="live"
        text={t('broadcast.openText')}
        title={t('broadcast.open')}
        to={`/schedule/${encodeURIComponent(id)}/broadcast`}
      />
    </LinkCards>
  )
}
