import type {
  MemberImportCheck,
  MemberImportFault,
  MemberImportSource,
} from '@upbeat/contract/studio/entities/member-import'
import { type MemberImportField, memberImportFields } from '@upbeat/contract/studio/member-csv'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import styles from './member-import.module.css'
import { faultKeys } from './use-import-file.ts'

const sourceKeys: Record<MemberImportSource, StudioTextKey> = {
  ownExport: 'memberImport.sourceOwnExport',
  uscreen: 'memberImport.sourceUscreen',
  mindbody: 'memberImport.sourceMindbody',
  ghost: 'memberImport.sourceGhost',
  plain: 'memberImport.sourcePlain',
}
const fieldKeys: Record<MemberImportField, StudioTextKey> = {
  email: 'memberImport.fieldEmail',
  firstName: 'memberImport.fieldFirstName',
  lastName: 'memberImport.fieldLastName',
  name: 'memberImport.fieldName',
  language: 'memberImport.fieldLanguage',
  country: 'memberImport.fieldCountry',
  joined: 'memberImport.fieldJoined',
  access: 'memberImport.fieldAccess',
  plan: 'memberImport.fieldPlan',
  code: 'memberImport.fieldCode',
  until: 'memberImport.fieldUntil',
  days: 'memberImport.fieldDays',
  gift: 'memberImport.fieldGift',
  labels: 'memberImport.fieldLabels',
  marketing: 'memberImport.fieldMarketing',
  note: 'memberImport.fieldNote',
}

type ColumnMappingProps = {
  source: MemberImportSource
  columns: MemberImportCheck['columns']
  problem: MemberImportFault | null
  onChange: (mapping: (MemberImportField | null)[]) => void
}

/** What each column of the file is, as recognised; it can be changed. */
export function ColumnMapping({ source, columns, problem, onChange }: ColumnMappingProps) {
  const t = useText()
  const options = [
    { value: '', label: t('memberImport.ignore') },
    ...memberImportFields.map((field) => ({ value: field, label: t(fieldKeys[field]) })),
  ]
  const choose = (place: number, value: string) =>
    onChange(columns.map(({ field }, at) => (at === place ? ((value || null) as MemberImportField | null) : field)))
  return (
    <SettingsSection text={t(sourceKeys[source])} title={t('memberImport.columnsTitle')}>
      <FormNotice text={problem ? t(faultKeys[problem]) : ''} />
      <ul className={styles.columns}>
        {columns.map(({ header, field, sample }, place) => {
          const name = header || t('memberImport.unnamed', { column: place + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns keep their places, and names may repeat
            <li className={styles.column} key={place}>
              <span className={styles.header} dir="auto">
                {name}
                {sample && <span className={styles.sample}>{t('memberImport.sample', { text: sample })}</span>}
              </span>
              <Select
                hideLabel
                label={t('memberImport.columnOf', { name })}
                onChange={({ target }) => choose(place, target.value)}
                options={options}
                value={field ?? ''}
              />
            </li>
          )
        })}
      </ul>
    </SettingsSection>
  )
}
