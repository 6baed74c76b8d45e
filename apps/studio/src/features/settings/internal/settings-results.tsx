import type { SettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { Link } from 'react-router'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { focusTitle } from '../../../lib/focus/focus-title.ts'
import { useSettingPhrases } from '../../../lib/forms/use-setting-phrases.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { findSettings } from '../find-settings.ts'
import { SettingFields } from '../setting-list.tsx'
import type { FoundSetting } from './findable-settings.ts'
import styles from './settings-index.module.css'

const most = 12

/** Search results: settings with their controls, and links to other pages. */
export function SettingsResults(props: { query: string; onClear: () => void }) {
  const phrases = useSettingPhrases()
  return (
    <QueryStates height="24rem" query={phrases}>
      {(loaded) => <Results {...props} phrases={loaded} />}
    </QueryStates>
  )
}

function Results({ query, phrases, onClear }: { query: string; phrases: SettingPhrases; onClear: () => void }) {
  const t = useText()
  const found = findSettings(query, phrases).slice(0, most)
  return (
    <div className={styles.results}>
      <VisuallyHidden>
        <span role="status">{t('settings.found', { count: found.length })}</span>
      </VisuallyHidden>
      {found.length === 0 && (
        <EmptyState
          action={
            <Button
              onClick={() => {
                onClear()
                focusTitle()
              }}
              variant="secondary"
            >
              {t('settings.showAll')}
            </Button>
          }
          icon="search"
          text={t('settings.noneText')}
          title={t('settings.noneFound')}
        />
      )}
      {found.map((each) =>
        each.setting ? (
          <Editable found={each} key={each.key} />
        ) : (
          <Elsewhere found={each} key={each.key} phrases={phrases} />
        ),
      )}
    </div>
  )
}

function Editable({ found: { setting, page } }: { found: FoundSetting }) {
  const t = useText()
  if (!setting) return null
  const { group } = setting
  return (
    <div className={styles.result}>
      <Link className={styles.crumb} to={page}>
        {t(group === 'embedding' ? 'settings.embedding' : `settings.group-${group}`)}
      </Link>
      <SettingFields settings={[setting]} />
    </div>
  )
}

function Elsewhere({ found: { key, page }, phrases }: { found: FoundSetting; phrases: SettingPhrases }) {
  const t = useText()
  return (
    <Link className={styles.result} to={page}>
      <span className={styles.title}>{phrases[`settingNames.${key}`]}</span>
      <span className={styles.text}>{phrases[`settingTexts.${key}`]}</span>
      <span className={styles.more}>
        {t('settings.open')}
        <Icon name="chevron-end" size={18} />
      </span>
    </Link>
  )
}
