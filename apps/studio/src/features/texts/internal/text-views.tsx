import { Chip } from '@upbeat/ui/chip.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './texts-editor.module.css'
import { useTextFilter } from './use-text-filter.ts'

/** Switches between the list and editing in place on members' pages. */
export function TextViews() {
  const t = useText()
  const { view, set } = useTextFilter()
  return (
    <fieldset aria-label={t('texts.view')} className={styles.views}>
      <Chip icon="menu" onPressedChange={() => set('view', 'list')} pressed={view === 'list'}>
        {t('texts.inList')}
      </Chip>
      <Chip icon="device" onPressedChange={() => set('view', 'place')} pressed={view === 'place'}>
        {t('texts.inPlace')}
      </Chip>
    </fieldset>
  )
}
