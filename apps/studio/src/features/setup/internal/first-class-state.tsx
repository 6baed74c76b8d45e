import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { SetUpProps } from '../set-up.tsx'
import { FirstClassDetails } from './first-class-details.tsx'
import styles from './step-frame.module.css'

/** The progress of the first class, and what publishes it once it can be played. */
export function FirstClassState({ first, awaitVideo }: Pick<SetUpProps, 'awaitVideo'> & { first: StudioClass }) {
  const t = useText()
  const { tag, state, fields, checklist } = first
  const name = fields.name || t('classes.untitled')
  if (state === 'published') {
    return (
      <p className={styles.good} role="status">
        {t('setup.classOnAir', { name })}
      </p>
    )
  }
  if (!checklist.required.includes('media')) return <FirstClassDetails first={first} />
  return awaitVideo(
    tag,
    <p className={styles.waiting} role="status">
      <Spinner size={20} />
      {t('setup.classPreparing', { name })}
    </p>,
  )
}
