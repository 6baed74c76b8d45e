import { MenuItem, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { type ReactNode, useState } from 'react'
import { useReach } from '../../../../lib/api/session.ts'
import { LazyDialog } from '../../../../lib/forms/lazy-dialog.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { ClassQuestion } from '../../class-queries.ts'
import type { SelectedClasses } from '../grid/selected-classes.ts'
import type { TickedClasses } from '../grid/use-ticked-classes.ts'
import { type BulkKind, bulkTitles } from './bulk-kinds.ts'

const loadBulkDialog = async () => (await import('./bulk-dialog.tsx')).BulkDialog

const edits = ['set', 'add', 'remove', 'replace', 'shiftDate'] as const
const moves = ['publish', 'schedule', 'unpublish'] as const

type BulkActionsProps = {
  question: ClassQuestion
  selected: SelectedClasses
  ticked: TickedClasses
  /** Whether rows can be selected. */
  hasRows: boolean
  /** Renders their menu; null if this person may not change classes. */
  children: (items: ReactNode) => ReactNode
}

/** The menu items that change many classes at once, and the dialog they open. */
export function BulkActions({ question, selected, ticked, hasRows, children }: BulkActionsProps) {
  const t = useText()
  const mayEdit = useReach('classes.edit') !== null
  const mayPublish = useReach('classes.publish') !== null
  const mayCollect = useReach('collections.edit') !== null
  const [opened, setOpened] = useState<{ kind: BulkKind; tags: readonly string[] } | null>(null)
  const close = () => setOpened(null)
  if (!mayEdit) return children(null)
  const item = (kind: BulkKind) => (
    <MenuItem key={kind} onClick={() => setOpened({ kind, tags: selected.current() })}>
      {t(bulkTitles[kind])}
    </MenuItem>
  )
  return (
    <>
      {children(
        <>
          {edits.map(item)}
          {mayPublish && <MenuSeparator />}
          {mayPublish && moves.map(item)}
          {mayCollect && <MenuSeparator />}
          {mayCollect && item('addToCollection')}
          <MenuSeparator />
          {item('bin')}
          {mayPublish && item('restore')}
        </>,
      )}
      {opened && (
        <LazyDialog load={loadBulkDialog} onClose={close}>
          {(BulkDialog) => (
            <BulkDialog {...opened} hasRows={hasRows} onClose={close} onDone={ticked.clear} question={question} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
