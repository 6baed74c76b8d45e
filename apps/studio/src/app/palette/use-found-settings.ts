import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { useNavigate } from 'react-router'
import { findSettings } from '../../features/settings/find-settings.ts'
import { reachIn } from '../../lib/api/session.ts'
import { useSettingPhrases } from '../../lib/forms/use-setting-phrases.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import type { PaletteGroup } from './palette-group.ts'

const most = 5

/** The settings that match, by the search of the Settings page. */
export function useFoundSettings(session: StaffSession, typed: string): PaletteGroup {
  const t = useText()
  const navigate = useNavigate()
  const { data: phrases, error, refetch } = useSettingPhrases()
  const title = t('shell.settings')
  if (typed === '' || reachIn(session, 'settings.view') === null) return { title, found: [] }
  if (!phrases) return { title, found: [], isSearching: error === null, error, retry: () => void refetch() }
  const found = findSettings(typed, phrases).filter(({ permission }) => reachIn(session, permission) !== null)
  return {
    title,
    found: found.slice(0, most).map(({ key, page }) => ({
      id: `setting ${key}`,
      label: phrases[`settingNames.${key}`],
      icon: 'settings',
      run: () => void navigate(page),
    })),
  }
}
