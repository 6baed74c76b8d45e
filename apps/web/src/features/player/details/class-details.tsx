import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import type { RefObject } from 'react'
import { formatList } from '../../i18n/format-list.ts'
import { textOrElse, useText } from '../../i18n/text.ts'
import styles from './class-details.module.css'

/** What the class is (PLAY-01), under the picture. */
export function ClassDetails({
  virtualClass,
  place,
}: {
  virtualClass: VirtualClass
  place: RefObject<HTMLElement | null>
}) {
  const t = useText()
  const { className, classDescription, instructor, level, classCategory, equipmentNames, focusArea } = virtualClass
  const names = (kind: 'equipment' | 'focus', list: readonly string[]) =>
    formatList(list.map((name) => textOrElse(catalogueKey(kind, name), name)))
  const facts: [string, string | null | undefined][] = [
    [t('classes.instructor'), instructor],
    [t('classes.duration'), t('common.minutes', { minutes: durationMinutes(virtualClass.durationSecond) })],
    [t('classes.level'), level && textOrElse(catalogueKey('level', level), level)],
    [t('classes.category'), classCategory === null ? null : textOrElse(catalogueKey('category', classCategory), '')],
    [t('classes.equipment'), names('equipment', equipmentNames) || t('classes.noEquipment')],
    [
      t('classes.focusArea'),
      names(
        'focus',
        focusArea.map(({ name }) => name),
      ),
    ],
  ]
  return (
    <section aria-label={t('classes.details')} className={styles.details} ref={place} tabIndex={-1}>
      <h2 className={styles.name} dir="auto">
        {className}
      </h2>
      {classDescription && (
        <p className={styles.description} dir="auto">
          {classDescription}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div className={styles.fact} key={name}>
                <dt className={styles.factName}>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
