import type { QueryKey } from '@tanstack/react-query'
import type { PublishingAction } from '@upbeat/rules/publishing/publishing-state'
import { Button } from '@upbeat/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLostFocus } from '../focus/use-lost-focus.ts'
import { useUndoKey } from '../focus/use-undo-key.ts'
import { useText } from '../i18n/use-text.ts'
import type { Version } from './earlier-versions.tsx'
import styles from './publishing-bar.module.css'
import { type DialogSlots, PublishingDialog } from './publishing-dialog.tsx'
import { wordsOfKind } from './publishing-kinds.ts'
import { PublishingMenu } from './publishing-menu.tsx'
import { type PublishingParts, usePublishing } from './use-publishing.ts'

type PublishingBarProps<Shown, V extends Version, Key extends QueryKey> = PublishingParts<Shown> &
  DialogSlots<Shown, V, Key> & {
    /** What the server allows the reader to do with the object in its state. */
    allowed: readonly PublishingAction[]
    /** False if something that publishing requires is missing. */
    isComplete?: boolean
    /** The page that previews the draft. */
    previewAddress?: string
    /** More entries of the menu. */
    entries?: (parts: { run: (work: () => Promise<unknown>) => Promise<boolean> }) => ReactNode
  }

/** Preview, publishing, scheduling, versions and the bin, for every kind of object with a draft. Undoable actions need no confirmation. */
export function PublishingBar<Shown, V extends Version, Key extends QueryKey>(
  props: PublishingBarProps<Shown, V, Key>,
) {
  const { kind, entity, allowed, isComplete = true, previewAddress, versions, entries, confirmBin } = props
  const t = useText()
  const navigate = useNavigate()
  const words = wordsOfKind[kind]
  const actions = usePublishing(props)
  const { busy, runSaved } = actions
  const [dialog, setDialog] = useState<'schedule' | 'versions' | 'bin' | null>(null)
  useUndoKey()
  const frame = useLostFocus<HTMLDivElement>(entity.state)
  const isOnAir = entity.state === 'published'
  const isReady = isComplete && (!isOnAir || entity.hasChanges)
  const isScheduled = entity.publishAt !== null
  const publishWord = (isScheduled && words.publishNow) || (isOnAir ? words.publishChanges : words.publish)

  if (entity.state === 'bin') {
    return (
      allowed.includes('restore') && (
        <div className={styles.bar} ref={frame}>
          <Button busy={busy} onClick={() => void actions.restore()}>
            {t(words.restore)}
          </Button>
        </div>
      )
    )
  }
  return (
    <div className={styles.bar} ref={frame}>
      {previewAddress && (
        <Button icon="eye" onClick={() => void runSaved(async () => navigate(previewAddress))} variant="secondary">
          {t('preview.title')}
        </Button>
      )}
      {allowed.includes('publish') && (
        // Not `disabled`: the button would lose focus after publishing.
        <Button aria-disabled={!isReady} busy={busy} onClick={() => isReady && void actions.publish()}>
          {t(publishWord)}
        </Button>
      )}
      <PublishingMenu
        actions={actions}
        allowed={allowed}
        entries={entries?.({ run: actions.run })}
        isReady={isReady}
        onBin={confirmBin && (() => setDialog('bin'))}
        onSchedule={() => setDialog('schedule')}
        onVersions={versions && (() => setDialog('versions'))}
        parts={props}
      />
      {dialog && <PublishingDialog {...props} actions={actions} dialog={dialog} onClose={() => setDialog(null)} />}
    </div>
  )
}
