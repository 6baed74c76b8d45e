import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadProblem } from '../../lib/api/load-problem.ts'
import { loadEveryPhrase } from '../../lib/i18n/language-store.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { showToast } from '../../lib/layout/toast-store.ts'
import type { CommandPalette, CommandPaletteProps } from '../palette/command-palette.tsx'
import styles from './lazy-command-palette.module.css'

type LazyCommandPaletteProps = Omit<CommandPaletteProps, 'typed' | 'onType'>
let loaded: typeof CommandPalette | null = null

/** The command palette, loaded when it is first opened: its searches are too large for the first page. What is typed until then is kept. */
export function LazyCommandPalette({ onClose, ...props }: LazyCommandPaletteProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [Palette, setPalette] = useState(() => loaded)
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element | null>(null)

  /** The palette returns the focus to where it was before. */
  function restoreFocus() {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  function close() {
    restoreFocus()
    onClose()
  }
  const show = useEffectEvent(() => {
    restoreFocus()
    setPalette(() => loaded)
  })
  const fail = useEffectEvent(async () => {
    close()
    showToast(t(await loadProblem()), { tone: 'danger' })
  })
  useEffect(() => {
    if (loaded) return
    let isOpen = true
    before.current ??= document.activeElement
    field.current?.focus()
    load().then(
      () => {
        if (isOpen) show()
      },
      () => {
        if (isOpen) void fail()
      },
    )
    return () => {
      isOpen = false
    }
  }, [])

  if (Palette) return <Palette {...props} onClose={onClose} onType={setTyped} typed={typed} />
  return (
    <div aria-busy="true" className={styles.waiting}>
      <input
        aria-label={t('shell.search')}
        autoComplete="off"
        className={styles.input}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        placeholder={t('shell.search')}
        ref={field}
        value={typed}
      />
    </div>
  )
}

async function load(): Promise<void> {
  const [{ CommandPalette }] = await Promise.all([import('../palette/command-palette.tsx'), loadEveryPhrase()])
  loaded = CommandPalette
}
