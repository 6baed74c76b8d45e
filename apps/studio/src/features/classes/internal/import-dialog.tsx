import { useQueryClient } from '@tanstack/react-query'
import { largestImport } from '@upbeat/contract/studio/class-csv'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import type { StudioReply } from '../../../lib/api/create-studio-api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { ActionDialog } from '../../../lib/forms/action-dialog.tsx'
import { FileField } from '../../../lib/forms/file-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { base64Of } from '../../../lib/media/base64-of.ts'
import { ImportReport } from './import-report.tsx'

type Checked = { file: string; report: StudioReply<'checkClassImport'> }

const faultKeys = {
  empty: 'csv.faultEmpty',
  noHeaders: 'csv.faultNoHeaders',
  unnamedColumn: 'csv.faultUnnamedColumn',
  doubleHeader: 'csv.faultDoubleHeader',
  tooManyRows: 'csv.faultTooManyRows',
  brokenQuotes: 'csv.faultBrokenQuotes',
} as const

/** Imports classes from a CSV file: previews every row, then imports all as one undoable step. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isReading, setReading] = useState(false)
  const [notice, setNotice] = useState('')
  /** The file whose check failed: choosing the same file again tells the page nothing. */
  const [failed, setFailed] = useState<File | null>(null)
  const latest = useRef<File>(undefined)

  async function read(chosen: File | undefined) {
    latest.current = chosen
    setChecked(null)
    setNotice('')
    setFailed(null)
    setReading(false)
    if (!chosen) return
    if (chosen.size > largestImport) return setNotice(t('csv.tooLarge'))
    setReading(true)
    try {
      const file = await base64Of(chosen)
      const report = await api('checkClassImport', { body: { file } })
      // Another file has been chosen since.
      if (latest.current !== chosen) return
      if (report.fault) setNotice(t(faultKeys[report.fault.kind], { column: report.fault.column ?? 0 }))
      else setChecked({ file, report })
    } catch (error) {
      if (latest.current !== chosen) return
      setNotice(t(problemKey(error)))
      setFailed(chosen)
    }
    setReading(false)
  }

  async function undo(id: string, count: number) {
    await api('undoBulkChange', { params: { id } })
    await queryClient.invalidateQueries({ queryKey: ['class'] })
    showToast(t('bulk.undone', { count }))
  }

  const take = ({ file, report: { plan } }: Checked) =>
    run(async () => {
      const { count, entryId } = await api('importClasses', { body: { file, plan } })
      await queryClient.invalidateQueries({ queryKey: ['class'] })
      showToast(t('csv.done', { count }), { undo: entryId ? () => void run(() => undo(entryId, count)) : undefined })
      onClose()
    })

  const counts = checked?.report.counts
  const wanted = counts && counts.invalid === 0 ? counts.new + counts.changed : 0
  return (
    <ActionDialog
      action={wanted > 0 ? t('csv.make', { count: wanted }) : t('csv.makeNone')}
      busy={busy}
      disabled={wanted === 0}
      onAction={() => checked && void take(checked)}
      onClose={onClose}
      size="large"
      text={t('csv.lead')}
      title={t('csv.title')}
    >
      <div className={form.form}>
        <FileField accept=".csv,.tsv,.txt,text/csv" label={t('csv.file')} onFile={(file) => void read(file)} />
        <FormNotice text={notice}>
          {failed && (
            <Button onClick={() => void read(failed)} size="small" variant="secondary">
              {t('shell.retry')}
            </Button>
          )}
        </FormNotice>
        <div aria-busy={isReading} aria-live="polite">
          {isReading && (
            <p className={form.hint}>
              <Spinner /> {t('csv.reading')}
            </p>
          )}
          {checked && <ImportReport report={checked.report} />}
        </div>
      </div>
    </ActionDialog>
  )
}
