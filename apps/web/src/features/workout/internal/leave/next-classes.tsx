import { useQuery } from '@tanstack/react-query'
import type { VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { Picture } from '@upbeat/ui/picture.tsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { classPlayerPath } from '../../../../lib/paths.ts'
import { useText } from '../../../i18n/text.ts'
import styles from './next-classes.module.css'
import { nextClassesQuery } from './next-classes-query.ts'

/** Two suggested classes. Renders nothing while loading or on failure: the panel doesn't wait for them. */
export function NextClasses({ done }: { done: VirtualClass }) {
  const t = useText()
  const id = useId()
  const { data: classes = [] } = useQuery(nextClassesQuery(done))
  if (classes.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.next}>
      <h3 className={styles.title} id={id}>
        {t('player.nextClasses')}
      </h3>
      <ul className={styles.list} role="list">
        {classes.map((item) => (
          <li key={item.tag}>
            <Link className={styles.link} to={classPlayerPath(item.tag)}>
              <Picture
                alt=""
                className={styles.picture}
                placeholderIcon="play"
                ratio="16 / 9"
                src={item.imageLink}
                widths={[320, 640]}
              />
              <span className={styles.text}>
                <bdi className={styles.name}>{item.className}</bdi>
                <span className={styles.facts}>
                  {t('common.minutes', { minutes: durationMinutes(item.durationSecond) })}
                  {item.instructor && (
                    <>
                      {' · '}
                      <bdi>{item.instructor}</bdi>
                    </>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
