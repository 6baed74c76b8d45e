import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import { useId } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { ActionButton } from '../actions/action-button.tsx'
import { accessSentence, accessTexts } from './access-text.ts'
import styles from './member-page.module.css'

/** “Why can’t they watch?”: the deciding rule, and the button that fixes it (MEMB-03). */
export function AccessPanel({ member }: { member: StudioMember }) {
  const t = useText()
  const times = useTimes()
  const id = useId()
  const { access } = member
  const { key, at } = accessSentence(member)
  const { fix } = accessTexts[access.reason]
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title} id={id}>
          {t('member.access')}
        </h2>
        {fix && <ActionButton kind={fix} member={member} />}
      </div>
      <p className={styles.answer}>{t(access.may ? 'member.mayWatch' : 'member.mayNotWatch')}</p>
      <p>{t(key, { date: at === null ? '' : times.day(at) })}</p>
      {access.may && <p className={panel.text}>{t('member.stillCant')}</p>}
    </section>
  )
}
