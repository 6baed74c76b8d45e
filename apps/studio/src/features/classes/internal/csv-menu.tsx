import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { useReach } from '../../../lib/api/session.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { LazyDialog } from '../../../lib/forms/lazy-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { downloadReply } from '../../../lib/media/download-reply.ts'
import type { ClassQuestion } from '../class-queries.ts'
import type { ClassColumn } from './grid/class-columns.ts'

const loadImportDialog = async () => (await import('./import-dialog.tsx')).ImportDialog
const fileName = 'classes.csv'

/** Exports and imports classes as CSV. */
export function CsvMenu({ question, columns }: { question: ClassQuestion; columns: readonly ClassColumn[] }) {
  const t = useText()
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
      <Menu
        trigger={
          <Button busy={busy} size="small" variant="secondary">
            {t('csv.menu')}
            <Icon name="chevron-down" size={16} />
          </Button>
        }
      >
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
