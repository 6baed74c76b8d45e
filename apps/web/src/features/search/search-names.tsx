import { useQuery } from '@tanstack/react-query'
import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { nameMatch } from '@upbeat/rules/filters/name-match'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { categoryPath, coachPath } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './search-names.module.css'
import { namedCategoriesQuery } from './search-query.ts'

type SearchNamesProps = { text: string; metadata: Metadata | null; classes: readonly ListedClass[] }

/** Above the search results: categories and coaches whose names match, whose classes may not contain the word. */
export function SearchNames({ text, metadata, classes }: SearchNamesProps) {
  const t = useText()
  const { data: ids = [] } = useQuery(namedCategoriesQuery(text))
  const coaches = useMemo(() => coachesNamed(classes, text), [classes, text])
  const categories = ids.flatMap((id) => metadata?.categories.find((category) => category.id === id) ?? [])
  if (text === '' || categories.length + coaches.length === 0) return null
  return (
    <ul className={styles.names} role="list">
      {categories.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <Link className={styles.name} to={categoryPath(String(id))}>
            <Icon name="chevron-end" />
            <span className={styles.kind}>{t('classes.category')}</span>
            <bdi className={styles.text}>{name}</bdi>
          </Link>
        </li>
      ))}
      {coaches.slice(0, most).map((coach) => (
        <li key={coach}>
          <Link className={styles.name} to={coachPath(coach)}>
            <Icon name="person" />
            <span className={styles.kind}>{t('classes.instructor')}</span>
            <bdi className={styles.text}>{coach}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const most = 3

/** Best match first. An exact name has its classes in the results already, and a page all the same. */
function coachesNamed(classes: readonly ListedClass[], text: string): string[] {
  const coaches = new Set(classes.flatMap(({ instructor }) => instructor ?? []))
  return [...coaches]
    .map((name) => ({ name, match: nameMatch(name, text) }))
    .filter(({ match }) => match !== null)
    .toSorted((one, other) => (one.match ?? 0) - (other.match ?? 0))
    .map(({ name }) => name)
}
