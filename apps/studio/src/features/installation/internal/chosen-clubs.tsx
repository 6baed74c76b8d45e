import type { InstallationClub } from '@upbeat/contract/studio/entities/installation'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { ClubChange } from './club-change-dialog.tsx'
import styles from './club-list.module.css'

type ChosenClubsProps = {
  chosen: readonly InstallationClub[]
  shown: number
  total: number
  onChooseAll: (isChosen: boolean) => void
  onAsk: (change: ClubChange) => void
}

/** How many clubs there are, and what can be done with the chosen ones. */
export function ChosenClubs({ chosen, shown, total, onChooseAll, onAsk }: ChosenClubsProps) {
  const t = useText()
  return (
    <div className={styles.chosen}>
      <Checkbox
        checked={chosen.length === shown}
        label={
          chosen.length === 0
            ? t('installation.count', { count: total })
            : t('installation.chosen', { count: chosen.length })
        }
        onChange={({ target }) => onChooseAll(target.checked)}
      />
      {chosen.length > 0 && (
        <div className={styles.actions}>
          <Button onClick={() => onAsk('quota')} size="small" variant="secondary">
            {t('installation.setQuota')}
          </Button>
          {chosen.some(({ state }) => state === 'active') && (
            <Button onClick={() => onAsk('suspend')} size="small" variant="secondary">
              {t('installation.suspend')}
            </Button>
          )}
          {chosen.some(({ state }) => state === 'suspended') && (
            <Button onClick={() => onAsk('resume')} size="small" variant="secondary">
              {t('installation.resume')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
