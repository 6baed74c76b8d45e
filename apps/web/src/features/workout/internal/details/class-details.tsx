import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { formatList } from '../../../i18n/format-list.ts'
import { textOrElse, useText } from '../../../i18n/text.ts'
import type { Block } from '../../../playback/cue-track.ts'
import styles from './class-details.module.css'
import { ClassParts } from './class-parts.tsx'
import { CoachRow } from './coach-row.tsx'
import { EasierLink } from './easier-link.tsx'

export type ClassDetailsProps = {
  virtualClass: VirtualClass
  blocks?: readonly Block[]
  /** Seeks to a second of the class. */
  onJump?: (second: number) => void
}

/** The details of the class (PLAY-01): coach, description, equipment, chapters, and other facts in one line. */
export function ClassDetails({ virtualClass, blocks = [], onJump }: ClassDetailsProps) {
  const t = useText()
  const { classDescription, level, classCategory, equipmentNames, focusArea, instructor, provider } = virtualClass
  const names = (kind: 'equipment' | 'focus', list: readonly string[]) =>
    formatList(list.map((name) => textOrElse(catalogueKey(kind, name), name)))
  const focus = focusArea.map(({ name }) => name)
  const facts = [
    t('common.minutes', { minutes: durationMinutes(virtualClass.durationSecond) }),
    level && textOrElse(catalogueKey('level', level), level),
    classCategory === null ? null : textOrElse(catalogueKey('category', classCategory), ''),
    names('focus', focus),
  ]
  return (
    <div className={styles.details}>
      {instructor ? (
        <CoachRow name={instructor} picture={virtualClass.imageLink} teaches />
      ) : (
        provider && <CoachRow name={provider} />
      )}
      {classDescription && (
        <p className={styles.description} dir="auto">
          {classDescription}
        </p>
      )}
      <div>
        <h3 className={styles.heading}>{t('classes.equipment')}</h3>
        <p>{names('equipment', equipmentNames) || t('classes.noEquipment')}</p>
      </div>
      {instructor && <EasierLink coach={instructor} virtualClass={virtualClass} />}
      {onJump && blocks.length > 0 && (
        <ClassParts blocks={blocks} onJump={onJump} storyboardLink={virtualClass.storyboardLink} />
      )}
      <p className={styles.facts}>{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</p>
    </div>
  )
}
