import type { Phrase } from '@upbeat/contract/studio/entities/texts'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { faultOfText, longestText, placeholdersOf, type TextFault } from '@upbeat/rules/i18n/fault-of-text'
import { directionOf } from '@upbeat/rules/i18n/languages'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useId, useRef } from 'react'
import { areaOf } from '../../../lib/forms/text-area.ts'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import styles from './text-row.module.css'
import { WithPlaceholders } from './with-placeholders.tsx'

type TextRowProps = {
  phrase: Phrase
  language: string
  sourceLanguage: string
  /** The club's override; null if members see the product's text. */
  own: string | null
  isMissing: boolean
  /** Invalid input that can't be saved. */
  rejected: string | null
  onEdit: (text: string | null) => void
  onReject: (text: string | null) => void
}

/** A text with its source and the club's override. A text that lacks a placeholder shows an error and isn't saved. */
export function TextRow(props: TextRowProps) {
  const { phrase, language, sourceLanguage, own, isMissing, rejected, onEdit, onReject } = props
  const t = useText()
  const { key, product, source } = phrase
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const typed = rejected ?? own ?? ''
  const fault = typed === '' ? null : faultOfText(typed, { key, model: product })
  const placeholders = placeholdersOf(product)

  function write(text: string) {
    const isRight = text === '' || faultOfText(text, { key, model: product }) === null
    onReject(isRight ? null : text)
    if (isRight) onEdit(text === '' || text === product ? null : text)
  }

  function insert(name: string) {
    const { selectionStart = typed.length, selectionEnd = typed.length } = box.current ?? {}
    write(typed.slice(0, selectionStart) + name + typed.slice(selectionEnd))
    box.current?.focus()
  }

  /** The pressed button is removed, so focus the text. */
  function start(text: string | null) {
    onReject(null)
    onEdit(text)
    box.current?.focus()
  }

  return (
    <div className={styles.row} data-missing={isMissing || undefined}>
      <div className={styles.source}>
        <span className={styles.where}>
          {t(`texts.in-${areaOf(key)}` as StudioTextKey)}
          {isMissing && <Badge>{t('texts.missing')}</Badge>}
        </span>
        <span
          dir={directionOf(sourceLanguage)}
          id={`${id}source`}
          lang={sourceLanguage}
          title={key}
          className={styles.text}
        >
          <WithPlaceholders text={source} />
        </span>
      </div>
      <div className={styles.target}>
        <textarea
          aria-describedby={fault ? `${id}fault` : undefined}
          aria-invalid={fault ? true : undefined}
          aria-labelledby={`${id}label ${id}source`}
          className={styles.box}
          dir={directionOf(language)}
          lang={language}
          onChange={({ target }) => write(target.value.replaceAll('\n', ' '))}
          placeholder={product}
          ref={box}
          rows={1}
          value={typed}
        />
        <span hidden id={`${id}label`}>
          {t('texts.wordingOf')}
        </span>
        {fault && (
          <p className={styles.fault} id={`${id}fault`} role="alert">
            <Icon name="warning" size={18} />
            {faultText(fault, t)}
          </p>
        )}
        <div className={styles.tools}>
          {placeholders.map((name) => (
            <button
              aria-label={t('texts.insert', { name: name.slice(2, -2) })}
              className={styles.chip}
              data-used={typed.includes(name) || undefined}
              key={name}
              onClick={() => insert(name)}
              type="button"
            >
              {name.slice(2, -2)}
            </button>
          ))}
          {typed === '' && placeholders.length > 0 && (
            <Button onClick={() => start(product)} size="small" variant="quiet">
              {t('texts.startFromStandard')}
            </Button>
          )}
          {isMissing && typed === '' && placeholders.length === 0 && (
            <Button onClick={() => start(product)} size="small" variant="quiet">
              {t('texts.keepStandard')}
            </Button>
          )}
          {typed !== '' && (
            <Button onClick={() => start(null)} size="small" variant="quiet">
              {t('texts.reset')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function faultText(fault: TextFault, t: Text): string {
  if (fault.kind === 'missingPlaceholder') return t('texts.lacks', { name: fault.name.slice(2, -2) })
  if (fault.kind === 'unknownPlaceholder') return t('texts.unknown', { name: fault.name.slice(2, -2) })
  return fault.kind === 'strayBrace' ? t('texts.strayBrace') : t('texts.tooLong', { count: longestText })
}
