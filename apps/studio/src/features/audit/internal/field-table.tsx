import { useQuery } from '@tanstack/react-query'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useSettingPhrases } from '../../../lib/forms/use-setting-phrases.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import type { ChangedField } from './changed-fields.ts'
import { fieldName } from './field-name.ts'
import styles from './history.module.css'
import { mentionedIn, mentionedNamesQuery } from './mentioned-names.ts'
import { ShownValue } from './shown-value.tsx'

type FieldTableProps = {
  /** The kind of the changed object. */
  kind: string
  objectId: string
  fields: readonly ChangedField[]
}

/** The changed fields by their form labels, with old and new values. */
export function FieldTable({ kind, objectId, fields }: FieldTableProps) {
  const t = useText()
  const { moment } = useTimes()
  const language = useLanguageStore((state) => state.language)
  const settings = useSettingPhrases()
  const names = useQuery(mentionedNamesQuery(mentionedIn(objectId, fields)))
  const words = { t, language, moment, names: names.data ?? {} }
  return (
    <div className={styles.frame}>
      <QueryStates height="4rem" query={names}>
        {() => (
          <QueryStates height="4rem" query={settings}>
            {(settings) => (
              <table className={styles.fields}>
                <thead>
                  <tr>
                    <th scope="col">{t('audit.field')}</th>
                    <th scope="col">{t('audit.before')}</th>
                    <th scope="col">{t('audit.after')}</th>
                  </tr>
                </thead>
                <tbody>
                  {fields.map(({ path, before, after }) => (
                    <tr key={path}>
                      <th scope="row">{fieldName(kind, path, { t, settings })}</th>
                      <td>
                        <ShownValue kind={kind} path={path} value={before} words={{ ...words, settings }} />
                      </td>
                      <td>
                        <ShownValue kind={kind} path={path} value={after} words={{ ...words, settings }} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </div>
  )
}
