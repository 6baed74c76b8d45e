import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuCheckbox, MenuItem, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { MenuSub } from '@upbeat/ui/menu-sub.tsx'
import { type ReactNode, useState } from 'react'
import { useReach } from '../../../lib/api/session.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { LazyDialog } from '../../../lib/forms/lazy-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { downloadReply } from '../../../lib/media/download-reply.ts'
import type { ClassQuestion } from '../class-queries.ts'
import type { ClassView } from '../use-class-view.ts'
import { type ClassColumn, classColumns } from './grid/class-columns.ts'

const loadImportDialog = async () => (await import('./import-dialog.tsx')).ImportDialog
const fileName = 'classes.csv'

type ListMenuProps = {
  view: ClassView
  /** Menu items that change many classes at once; null for somebody who may not. */
  bulk: ReactNode
  /** Whether the list has columns. */
  isGrid: boolean
}

/** What is rarely needed of the list: its columns, changes to all that it shows, export and import as CSV. */
export function ListMenu({ view, bulk, isGrid }: ListMenuProps) {
  const t = useText()
  const { question, columns } = view
  const mayImport = useReach('classes.edit') !== null
  const { busy, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const save = () =>
    run(async () => {
      await downloadReply('exportClasses', exportQuery(question, columns), fileName)
      showToast(t('csv.exported'))
    })
  return (
    <>
      <Menu trigger={<IconButton aria-busy={busy || undefined} icon="more" label={t('csv.more')} />}>
        {bulk !== null && <MenuSub label={t('bulk.menu')}>{bulk}</MenuSub>}
        {isGrid && (
          <MenuSub label={t('classes.columns')}>
            {classColumns.slice(1).map((column) => (
              <MenuCheckbox
                checked={columns.includes(column)}
                key={column.id}
                onChange={() => view.toggleColumn(column)}
              >
                {t(column.label)}
              </MenuCheckbox>
            ))}
          </MenuSub>
        )}
        {(bulk !== null || isGrid) && <MenuSeparator />}
        <MenuItem icon="download" onClick={() => void save()}>
          {t('csv.export')}
        </MenuItem>
        {mayImport && (
          <MenuItem icon="upload" onClick={() => setOpen(true)}>
            {t('csv.import')}
          </MenuItem>
        )}
      </Menu>
      {isOpen && (
        <LazyDialog load={loadImportDialog} onClose={close}>
          {(ImportDialog) => <ImportDialog onClose={close} />}
        </LazyDialog>
      )}
    </>
  )
}

function exportQuery(question: ClassQuestion, columns: readonly ClassColumn[]): URLSearchParams {
  const query = new URLSearchParams({ columns: columns.map(({ id }) => id).join(',') })
  for (const [name, value] of Object.entries(question)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) query.append(name, String(each))
  }
  return query
}
