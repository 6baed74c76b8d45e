import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import styles from './publish-panel.module.css'

const requiredKeys = {
  media: 'classes.requiresMedia',
  name: 'classes.requiresName',
  category: 'classes.requiresCategory',
} as const satisfies Record<string, StudioPhraseKey>
const recommendedKeys = {
  picture: 'classes.recommendsPicture',
  level: 'classes.recommendsLevel',
  description: 'classes.recommendsDescription',
  instructor: 'classes.recommendsCoach',
  captions: 'classes.recommendsCaptions',
} as const satisfies Record<string, StudioPhraseKey>

/** The checklist: what blocks publishing, and what is recommended (DRAFT-04). */
export function PublishPanel({ shown: { checklist, state } }: { shown: StudioClass }) {
  const t = useText()
  const { required, recommended } = checklist
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t(state === 'published' ? 'classes.checklistOnAir' : 'classes.checklist')}</h2>
      {required.length === 0 && recommended.length === 0 && (
        <p className={styles.item} data-kind="done">
          <Icon name="check" />
          {t('classes.nothingMissing')}
        </p>
      )}
      {required.length > 0 && (
        <>
          <h3 className={styles.kind}>{t('classes.required')}</h3>
          <ul className={styles.list}>
            {required.map((item) => (
              <li className={styles.item} data-kind="required" key={item}>
                <Icon name="warning" />
                {t(requiredKeys[item])}
              </li>
            ))}
          </ul>
        </>
      )}
      {recommended.length > 0 && (
        <>
          <h3 className={styles.kind}>{t('classes.recommended')}</h3>
          <ul className={styles.list}>
            {recommended.map((item) => (
              <li className={styles.item} data-kind="recommended" key={item}>
                <Icon name="info" />
                {t(recommendedKeys[item])}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
