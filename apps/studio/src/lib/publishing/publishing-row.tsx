import type { PublishingAction } from '@upbeat/rules/publishing/publishing-state'
import { PublishingMenu } from './publishing-menu.tsx'
import { type PublishingParts, usePublishing } from './use-publishing.ts'

type PublishingRowProps<Shown> = PublishingParts<Shown> & {
  /** What the server allows the reader to do with the object in its state. */
  allowed: readonly PublishingAction[]
  /** Names the object in the menu's label. */
  name: string
}

/** The publishing bar of an object in a list: a menu with all its actions. */
export function PublishingRow<Shown>(props: PublishingRowProps<Shown>) {
  const { entity, allowed, name } = props
  const actions = usePublishing(props)
  const isReady = entity.state !== 'published' || entity.hasChanges
  return <PublishingMenu actions={actions} allowed={allowed} isReady={isReady} name={name} parts={props} />
}
