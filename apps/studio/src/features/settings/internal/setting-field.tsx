import type { ClubSetting, SettingValue } from '@upbeat/contract/studio/entities/settings'
import type { SettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Setting } from '@upbeat/rules/tenant/settings-catalogue'
import { useReach } from '../../../lib/api/session.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SaveConflict } from '../../../lib/publishing/save-conflict.tsx'
import { ListControl } from './list-control.tsx'
import { MissingRecords } from './missing-records.tsx'
import { problemOf } from './problem-of.ts'
import { SelectControl } from './select-control.tsx'
import styles from './setting-field.module.css'
import { SwitchControl } from './switch-control.tsx'
import { TextControl } from './text-control.tsx'
import { useSetting } from './use-setting.ts'

/** The props of each control. */
export type ControlProps = {
  setting: Setting
  name: string
  text: string
  /** The stored or typed value; null if the default applies. */
  value: SettingValue
  /** The default. */
  fallback: SettingValue
  isSecretSet: boolean
  isDisabled: boolean
  error: string | undefined
  onType: (value: SettingValue) => void
  onSave: () => void
  onSet: (value: SettingValue) => void
}

type SettingFieldProps = {
  setting: Setting
  stored: ClubSetting
  phrases: SettingPhrases
  isDisabled: boolean
  /** Whether to show the required switch: only the first setting that needs it does. */
  explainsDisabled: boolean
}

/** A setting with label, description, control and save status. */
export function SettingField({ setting, stored, phrases, isDisabled, explainsDisabled }: SettingFieldProps) {
  const t = useText()
  const mayEdit = useReach(setting.permission ?? 'settings.edit') !== null
  const { value, state, type, save, set, decide } = useSetting(setting, stored)
  const Control = controls[setting.control]
  const note = noteOf[state.kind]
  return (
    <div className={styles.setting} data-setting={setting.key}>
      <Control
        error={state.kind === 'invalid' ? t(problemOf(setting)) : undefined}
        fallback={stored.isSet ? null : stored.value}
        isDisabled={isDisabled || !mayEdit}
        isSecretSet={stored.isSet}
        name={phrases[`settingNames.${setting.key}`]}
        onSave={save}
        onSet={set}
        onType={type}
        setting={setting}
        text={phrases[`settingTexts.${setting.key}`]}
        value={value}
      />
      {isDisabled && explainsDisabled && (
        <p className={styles.note}>{t('settings.needsGroup', { name: phrases['settingNames.embeddedConfig'] })}</p>
      )}
      {!mayEdit && <p className={styles.note}>{t('settings.ownersOnly')}</p>}
      <p className={styles.note} data-tone={state.kind === 'failed' ? 'danger' : undefined} role="status">
        {state.kind === 'failed' ? t(state.problem) : note && t(note)}
      </p>
      {state.kind === 'failed' && state.records.length > 0 && (
        <MissingRecords onCheckAgain={save} records={state.records} />
      )}
      <SaveConflict onDecide={state.kind === 'conflict' ? decide : undefined} />
    </div>
  )
}

const controls = {
  switch: SwitchControl,
  text: TextControl,
  email: TextControl,
  link: TextControl,
  number: TextControl,
  secret: TextControl,
  choice: SelectControl,
  language: SelectControl,
  currency: SelectControl,
  timeZone: SelectControl,
  dateFormat: SelectControl,
  languages: ListControl,
  list: ListControl,
} as const satisfies Record<Setting['control'], (props: ControlProps) => React.ReactNode>

const noteOf: Record<string, StudioPhraseKey | undefined> = { saving: 'media.saving', saved: 'settings.saved' }
