import type { CaptionLink } from '@upbeat/contract/entities/virtual-class'
import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useId } from 'react'
import { useText } from '../../../i18n/text.ts'
import { type MediaActions, useMediaSelector } from '../../media-state.tsx'
import type { Playback } from '../../use-playback.ts'
import { chooseCaptions } from '../stage/caption-choice.ts'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './settings-menu.module.css'

type SettingsMenuProps = {
  playback: Playback
  actions: MediaActions
  captionLinks: readonly CaptionLink[]
  onOpenChange: (open: boolean) => void
  onShortcuts: () => void
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]
const off = 'off'
const automatic = 'auto'

/** Speed, quality and captions, the longest list last. A native popover: closes on Escape and light dismiss. */
export function SettingsMenu({ playback, actions, captionLinks, onOpenChange, onShortcuts }: SettingsMenuProps) {
  const t = useText()
  const id = useId()
  const rate = useMediaSelector((state) => state.mediaPlaybackRate ?? 1)
  const { store, captions, quality, qualities, engine } = playback
  return (
    <>
      <IconButton icon="settings" label={t('player.settings')} popoverTarget={id} />
      <div
        aria-label={t('player.settings')}
        className={styles.panel}
        id={id}
        onToggle={(event) => onOpenChange(event.newState === 'open')}
        popover="auto"
        role="dialog"
      >
        <ChoiceGroup
          choices={rates.map((each) => ({
            value: String(each),
            label: each === 1 ? t('player.speedNormal') : t('player.speedTimes', { rate: each }),
          }))}
          onChange={(value) => actions.setRate(Number(value))}
          title={t('player.speed')}
          value={String(rate)}
        />
        {qualities.length > 1 && (
          <ChoiceGroup
            choices={[
              { value: automatic, label: t('player.qualityAuto') },
              ...qualities
                .toSorted((one, other) => other.height - one.height)
                .map(({ id, height }) => ({
                  value: String(id),
                  label: t('player.qualityLines', { lines: String(height) }),
                })),
            ]}
            onChange={(value) => {
              const chosen = value === automatic ? null : Number(value)
              engine?.selectQuality(chosen)
              store.setState({ quality: chosen })
            }}
            title={t('player.quality')}
            value={quality === null ? automatic : String(quality)}
          />
        )}
        {captionLinks.length > 0 && (
          <ChoiceGroup
            choices={[
              { value: off, label: t('player.captionsOff') },
              ...captionLinks.map(({ language, label }) => ({ value: language, label })),
            ]}
            onChange={(value) => chooseCaptions(store, value === off ? null : value)}
            title={t('player.captions')}
            value={captions ?? off}
          />
        )}
        <Button fullWidth onClick={onShortcuts} size="small" variant="quiet">
          {t('player.shortcuts')}
        </Button>
      </div>
    </>
  )
}
