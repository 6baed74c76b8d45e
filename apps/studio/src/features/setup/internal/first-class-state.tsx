import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { Button } from '@upbeat/ui/button.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { Link } from 'react-router'
import { api } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import type { SetUpProps } from '../set-up.tsx'
import { firstClassQuery } from './first-class-query.ts'
import styles from './step-frame.module.css'

/** The progress of the first class, and a publish button once possible. */
export function FirstClassState({ first, awaitVideo }: Pick<SetUpProps, 'awaitVideo'> & { first: StudioClass }) {
  const t = useText()
  const { busy, run } = useAction()
  const { tag, state, fields, checklist } = first
  const name = fields.name || t('classes.untitled')
  if (state === 'published') {
    return (
      <p className={styles.good} role="status">
        {t('setup.classOnAir', { name })}
      </p>
    )
  }
  if (checklist.required.length > 0) {
    const needsVideo = checklist.required.includes('media')
    if (!needsVideo) {
      return (
        <div className={styles.incomplete}>
          <p role="status">{t('setup.classIncomplete', { name })}</p>
          <Button render={<Link to={`/classes/${encodeURIComponent(tag)}`} />}>{t('setup.completeClass')}</Button>
        </div>
      )
    }
    return awaitVideo(
      tag,
      <p className={styles.waiting} role="status">
        <Spinner size={20} />
        {t('setup.classPreparing', { name })}
      </p>,
    )
  }
  const publish = async () => {
    await api('publishClass', { params: { tag }, body: {} })
    await queryClient.invalidateQueries({ queryKey: firstClassQuery.queryKey })
  }
  return (
    <div className={styles.offer}>
      <Button busy={busy} icon="play" onClick={() => void run(publish)}>
        {t('setup.putOnAir', { name })}
      </Button>
    </div>
  )
}
