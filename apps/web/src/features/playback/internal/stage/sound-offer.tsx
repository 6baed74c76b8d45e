import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../../i18n/text.ts'
import styles from './sound-offer.module.css'

/** Shown if autoplay was only allowed muted. */
export function SoundOffer({ onSound }: { onSound: () => void }) {
  const t = useText()
  return (
    <div className={styles.offer}>
      <Button icon="volume-off" onClick={onSound}>
        {t('player.tapForSound')}
      </Button>
    </div>
  )
}
