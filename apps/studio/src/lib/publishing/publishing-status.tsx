import { useText } from '../i18n/use-text.ts'
import { useTimes } from '../i18n/use-times.ts'
import { StateBadge } from '../layout/state-badge.tsx'
import { DraftSaved } from './draft-saved.tsx'
import { type PublishingKind, wordsOfKind } from './publishing-kinds.ts'
import styles from './publishing-status.module.css'
import type { SaveStatus } from './save-outcome.ts'
import type { PublishedEntity } from './use-publishing.ts'

type PublishingStatusProps = {
  kind: PublishingKind
  /** Without a state for what is always published. */
  entity: Pick<PublishedEntity, 'hasChanges' | 'publishAt'> & Partial<Pick<PublishedEntity, 'state'>>
  status: SaveStatus
}

/** The publishing state of an object, and whether the input is saved. */
export function PublishingStatus({ kind, entity, status }: PublishingStatusProps) {
  const t = useText()
  const times = useTimes()
  const words = wordsOfKind[kind]
  return (
    <span className={styles.status}>
      {entity.state && <StateBadge state={entity.state} />}
      {entity.publishAt !== null && <span>{t(words.scheduledFor, { time: times.moment(entity.publishAt) })}</span>}
      {entity.hasChanges && <span>{t(words.hasChanges)}</span>}
      <DraftSaved status={status} />
    </span>
  )
}
