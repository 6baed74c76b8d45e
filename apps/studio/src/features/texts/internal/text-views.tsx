import { Chip } from '@upbeat/ui/chip.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './texts-editor.module.css'
import { useTextFilter } from './use-text-filter.ts'

/** Switches between editing in place on members' pages and the list. */
export function TextViews() {
  const t = useText()
  const { view, showAs } = useTextFilter()
  return (
    <fieldset aria-label={t('texts.view')} className={styles.views}>
      <Chip icon="device" onPressedChange={() => showAs('place')} pressed={view === 'place'}>
        {t('texts.inPlace')}
      </Chip>
      <Chip icon="menu" onPressedChange={() => showAs('list')} pressed={view === 'list'}>
        {t('texts.inList')}
      </Chip>
    </fieldset>
  )
}
