import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './rich-text.module.css'

type RichTextProps = {
  label: string
  language: string
  dir: 'ltr' | 'rtl'
  /** Sanitised HTML from the server; read once, when the editor opens. */
  initial: string
  onChange: (html: string) => void
}

const tools = [
  { command: 'bold', label: 'policies.bold' },
  { command: 'formatBlock', argument: 'h2', label: 'policies.heading' },
  { command: 'formatBlock', argument: 'p', label: 'policies.paragraph' },
  { command: 'insertUnorderedList', label: 'policies.bullets' },
] as const

/** A rich text editor with headings, lists and bold. Uses the browser's own editing; the server sanitises the result. */
export function RichText({ label, language, dir, initial, onChange }: RichTextProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(initial)
  const labelId = useId()
  useEffect(() => {
    // A detached document runs no scripts and loads nothing.
    const parsed = new DOMParser().parseFromString(first.current, 'text/html')
    box.current?.replaceChildren(...parsed.body.childNodes)
  }, [])
  const tell = () => onChange(box.current?.textContent?.trim() ? (box.current?.innerHTML ?? '') : '')

  function apply(command: string, argument?: string) {
    box.current?.focus()
    // `execCommand` is deprecated but has no replacement, and every browser supports it.
    document.execCommand(command, false, argument)
    tell()
  }

  return (
    <div className={styles.field}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <div aria-label={t('policies.formatting')} className={styles.tools} role="toolbar">
        {tools.map(({ label: name, ...tool }) => (
          <Button
            key={name}
            onClick={() => apply(tool.command, 'argument' in tool ? tool.argument : undefined)}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            size="small"
            variant="secondary"
          >
            {t(name)}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no headings */}
      <div
        aria-labelledby={labelId}
        aria-multiline="true"
        className={styles.box}
        contentEditable
        dir={dir}
        lang={language}
        onInput={tell}
        ref={box}
        role="textbox"
        suppressContentEditableWarning
        tabIndex={0}
      />
    </div>
  )
}
