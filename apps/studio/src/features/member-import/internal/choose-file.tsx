import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { FileField } from '../../../lib/forms/file-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { outcomeText } from './outcome.tsx'
import { faultKeys, type ImportFile } from './use-import-file.ts'

/** The file field, onto which a file can be dropped too. What can be mended by choosing columns is said there. */
export function ChooseFile({ file }: { file: ImportFile }) {
  const t = useText()
  const { report, problem, isReading, chosen } = file
  const fault = report && report.columns.length === 0 ? report.fault : null
  const notice = problem ?? (fault && faultKeys[fault])
  return (
    <SettingsSection text={t('memberImport.fileText')} title={t('memberImport.chooseTitle')}>
      <div className={form.form}>
        <FileField
          accept=".csv,.tsv,.txt,text/csv"
          label={t('memberImport.file')}
          onFile={(one) => void file.choose(one)}
        />
        <FormNotice text={notice ? t(notice) : ''}>
          {problem && chosen && (
            <Button onClick={() => void file.check()} size="small" variant="secondary">
              {t('shell.retry')}
            </Button>
          )}
        </FormNotice>
        <div aria-live="polite">
          {!isReading && report?.fault === null && <p className={form.hint}>{outcomeText(report, t)}</p>}
          {isReading && (
            <p className={form.hint}>
              <Spinner /> {t('memberImport.reading')}
            </p>
          )}
        </div>
      </div>
    </SettingsSection>
  )
}
