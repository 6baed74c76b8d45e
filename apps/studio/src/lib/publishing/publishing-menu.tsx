import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { PublishingAction } from '@upbeat/rules/publishing/publishing-state'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { wordsOfKind } from './publishing-kinds.ts'
import type { PublishingParts, usePublishing } from './use-publishing.ts'

type PublishingMenuProps<Shown> = {
  parts: PublishingParts<Shown>
  actions: ReturnType<typeof usePublishing<Shown>>
  allowed: readonly PublishingAction[]
  /** Whether there is something to publish, and nothing is missing. */
  isReady: boolean
  /** The object's name, in a list of objects: the menu then also publishes. */
  name?: string
  entries?: ReactNode
  onSchedule?: (() => void) | undefined
  onVersions?: (() => void) | undefined
  /** In place of the bin itself. */
  onBin?: (() => void) | undefined
}
type Item = { word: StudioPhraseKey; isOffered: boolean; act: () => unknown }

/** The actions of the publishing bar besides publishing. */
export function PublishingMenu<Shown>(props: PublishingMenuProps<Shown>) {
  const { parts, actions, allowed, isReady, name, entries, onSchedule, onVersions, onBin } = props
  const { kind, entity, calls } = parts
  const t = useText()
  const words = wordsOfKind[kind]
  const isRow = name !== undefined
  const mayPublish = allowed.includes('publish')
  const canUnschedule = mayPublish && entity.publishAt !== null && calls.unschedule !== undefined
  const canUnpublish = allowed.includes('unpublish') && calls.unpublish !== undefined
  const isOnlyScheduled = canUnschedule && entity.state === 'scheduled'

  const shown = ({ word, act }: Item) => (
    <MenuItem key={word} onClick={() => void act()}>
      {t(word)}
    </MenuItem>
  )
  const items: Item[] = [
    { word: words.publish, isOffered: isRow && mayPublish && isReady, act: actions.publish },
    {
      word: words.schedule,
      isOffered: onSchedule !== undefined && mayPublish && isReady && !canUnschedule,
      act: () => onSchedule?.(),
    },
    { word: words.unschedule, isOffered: canUnschedule, act: actions.unschedule },
    { word: words.unpublish, isOffered: canUnpublish && !isOnlyScheduled, act: actions.unpublish },
    { word: 'look.discard', isOffered: calls.discard !== undefined && entity.hasChanges, act: actions.discard },
    { word: words.versions, isOffered: onVersions !== undefined, act: () => onVersions?.() },
  ]
  const bin = {
    word: words.bin,
    isOffered: allowed.includes('bin') && calls.bin !== undefined,
    act: onBin ?? (() => actions.bin()),
  }
  const offered = items.filter(({ isOffered }) => isOffered)
  if (offered.length === 0 && !entries && !bin.isOffered) return null
  const label = t(words.more, { text: name ?? '' })
  return (
    <Menu
      trigger={
        <IconButton disabled={isRow && actions.busy} icon="more" label={label} size={isRow ? 'small' : 'medium'} />
      }
    >
      {offered.map(shown)}
      {entries}
      {bin.isOffered && shown(bin)}
    </Menu>
  )
}
