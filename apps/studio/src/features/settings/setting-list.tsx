import { useQuery } from '@tanstack/react-query'
import { editableSettings, type Setting, type SettingGroup } from '@upbeat/rules/tenant/settings-catalogue'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useSettingPhrases } from '../../lib/forms/use-setting-phrases.ts'
import panel from '../../lib/layout/panel.module.css'
import { SettingField } from './internal/setting-field.tsx'
import styles from './internal/setting-list.module.css'
import { settingsQuery } from './settings-query.ts'

type SettingListProps = { group: SettingGroup; title?: string; only?: (setting: Setting) => boolean }

/** The settings of a group, or some of them under a title. */
export function SettingList({ group, title, only }: SettingListProps) {
  const settings = editableSettings.filter((setting) => setting.group === group && (only?.(setting) ?? true))
  if (title === undefined) return <SettingFields settings={settings} />
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{title}</h2>
      <SettingFields settings={settings} />
    </section>
  )
}

/** A list of settings with their controls. */
export function SettingFields({ settings }: { settings: readonly Setting[] }) {
  const phrases = useSettingPhrases()
  const query = useQuery(settingsQuery)
  if (!phrases.data)
    return (
      <QueryStates height="24rem" query={phrases}>
        {() => null}
      </QueryStates>
    )
  const { data } = phrases
  return (
    <QueryStates height="24rem" query={query}>
      {(stored) => (
        <div className={styles.list}>
          {settings.map((setting, at) => {
            const own = stored.find(({ key }) => key === setting.key)
            const outer = stored.find(({ key }) => key === setting.within)
            const isDisabled = setting.within !== undefined && outer?.value !== true
            const isFirst = settings[at - 1]?.within !== setting.within
            return (
              own && (
                <SettingField
                  explainsDisabled={isFirst}
                  isDisabled={isDisabled}
                  key={setting.key}
                  phrases={data}
                  setting={setting}
                  stored={own}
                />
              )
            )
          })}
        </div>
      )}
    </QueryStates>
  )
}
