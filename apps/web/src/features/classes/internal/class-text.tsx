import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { classNames } from '@upbeat/ui/class-names.ts'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import shade from '@upbeat/ui/words-shade.module.css'
import type { ReactNode } from 'react'
import { textOrElse, useText } from '../../i18n/text.ts'
import type { ClassCardLayout } from '../class-card.tsx'
import styles from './class-text.module.css'

export type ClassTextProps = {
  item: ListedClass
  layout: ClassCardLayout
  headingLevel: 2 | 3 | 4
  note?: ReactNode
  kicker?: string | undefined
}

/** The class's name, level and coach. */
export function ClassText({ item, layout, headingLevel, note, kicker }: ClassTextProps) {
  const t = useText()
  const level = item.level && textOrElse(catalogueKey('level', item.level), item.level)
  return (
    <div className={classNames(styles.text, layout === 'lead' && shade.shade)} data-layout={layout}>
      {kicker !== undefined && (
        <p aria-hidden="true" className={styles.kicker}>
          {kicker}
        </p>
      )}
      <Heading className={styles.title} level={headingLevel} size={layout === 'lead' ? 'section' : 'card'}>
        <bdi>{item.className}</bdi>
      </Heading>
      <p className={styles.facts}>
        {level && <span>{level}</span>}
        {item.instructor && <bdi>{item.instructor}</bdi>}
      </p>
      {note}
      {layout === 'lead' && (
        <span className={styles.start}>
          <Icon name="play" />
          {t('home.startClass')}
        </span>
      )}
    </div>
  )
}
