import type { Metadata } from '@upbeat/contract/entities/metadata'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { paths, searchPath } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { keywordLabel } from './filter-options.ts'
import { forgetSearches, recentSearches, rememberSearch } from './internal/recent-searches.ts'
import styles from './search-start.module.css'

type SearchStartProps = {
  text: string
  metadata: Metadata | null
  /** Whether the search had no results. */
  foundNothing?: boolean
}

/**
 * Suggestions without a search: recent searches of this browser and the club's popular keywords; after a search without results, only the
 * keywords.
 */
export function SearchStart({ text, metadata, foundNothing = false }: SearchStartProps) {
  const t = useText()
  const id = useId()
  const [recent, setRecent] = useState(recentSearches)
  useEffect(() => {
    if (text === '') return
    rememberSearch(text)
    setRecent(recentSearches())
  }, [text])
  const popular = metadata?.topLabels.slice(0, mostPopular) ?? []
  const begins = text === ''
  if (!begins && !foundNothing) return null
  if ((begins ? recent.length : 0) + popular.length === 0) return null
  return (
    <div className={styles.groups}>
      {begins && recent.length > 0 && (
        <section aria-labelledby={`${id}-recent`} className={styles.group}>
          <h2 className={styles.title} id={`${id}-recent`}>
            {t('search.recent')}
          </h2>
          <ul className={styles.links} role="list">
            {recent.map((each) => (
              <li key={each}>
                <Link className={styles.link} to={searchPath(each)}>
                  <bdi>{each}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <Button
            onClick={() => {
              forgetSearches()
              setRecent([])
            }}
            size="small"
            variant="quiet"
          >
            {t('common.remove')}
          </Button>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby={`${id}-popular`} className={styles.group}>
          <h2 className={styles.title} id={`${id}-popular`}>
            {t('search.topKeywords')}
          </h2>
          <ul className={styles.links} role="list">
            {popular.map((keyword) => (
              <li key={keyword}>
                <Link
                  className={styles.link}
                  to={{ pathname: paths.classSearch, search: `?${new URLSearchParams({ keyword })}` }}
                >
                  {keywordLabel(keyword)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const mostPopular = 6
