import { ChooseFile } from './internal/choose-file.tsx'
import { ColumnMapping } from './internal/column-mapping.tsx'
import { ImportList } from './internal/import-list.tsx'
import styles from './internal/member-import.module.css'
import { Outcome } from './internal/outcome.tsx'
import { StartImport } from './internal/start-import.tsx'
import { UnknownPlans } from './internal/unknown-plans.tsx'
import { useImportFile } from './internal/use-import-file.ts'

/** Imports members step by step: file, columns, dry run, import; and lists the imports so far (MEMB-05). */
export function MemberImport() {
  const file = useImportFile()
  const { report, change, options } = file
  const isReadable = report !== null && report.columns.length > 0
  const isRead = isReadable && report.fault === null
  return (
    <div className={styles.steps}>
      <ChooseFile file={file} />
      {isReadable && (
        <ColumnMapping
          columns={report.columns}
          onChange={(mapping) => change({ mapping })}
          problem={report.fault}
          source={report.source}
        />
      )}
      {isRead && (report.unknownPlans.length > 0 || report.needsDays || Object.keys(options.plans).length > 0) && (
        <UnknownPlans onChange={change} options={options} report={report} />
      )}
      {isRead && <Outcome report={report} />}
      {isRead && <StartImport file={file} report={report} />}
      <ImportList />
    </div>
  )
}
