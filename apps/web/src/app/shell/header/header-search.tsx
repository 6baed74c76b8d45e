import { Icon } from '@upbeat/ui/icon.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../../features/i18n/text.ts'
import { isSearchPage, searchPath } from '../../../lib/paths.ts'
import styles from './header-search.module.css'

/** The search in the header. `/` focuses it; on the search page, which has its own field, `/` focuses that. */
export default function HeaderSearch() {
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      const box = field.current ?? document.querySelector<HTMLInputElement>('#main input[type="search"]')
      box?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const start = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '') return
    setText('')
    void navigate(searchPath(wanted))
  }
  if (isSearchPage(pathname)) return null
  return (
    <search className={styles.place}>
      <form className={styles.box} onSubmit={start}>
        <Icon name="search" size={20} />
        <input
          aria-keyshortcuts="/"
          aria-label={t('search.placeholder')}
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('search.placeholder')}
          ref={field}
          type="search"
          value={text}
        />
      </form>
    </search>
  )
}

/** A slash pressed outside of fields, while no overlay is open. */
function isShortcut({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (document.querySelector('[role="dialog"], :root[data-player-open]')) return false
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
}
