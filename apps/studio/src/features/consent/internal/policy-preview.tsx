import { directionOf } from '@upbeat/rules/i18n/languages'
import { useText } from '../../../lib/i18n/use-text.ts'
import styles from './policy-preview.module.css'
import style from './previewed-policy.css?url&no-inline'

type PolicyPreviewProps = {
  language: string
  title: string
  /** Sanitised and saved by the server. */
  html: string
}

/** A preview for members. The frame runs no scripts; it is same-origin, so that its stylesheet loads. */
export function PolicyPreview({ language, title, html }: PolicyPreviewProps) {
  const t = useText()
  return (
    <section className={styles.preview}>
      <h2 className={styles.heading}>{t('policies.preview')}</h2>
      <iframe
        className={styles.frame}
        sandbox="allow-same-origin"
        srcDoc={`<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><link rel="stylesheet" href="${style}"><body>${headingOf(title)}${html}</body></html>`}
        title={title || t('policies.preview')}
      />
    </section>
  )
}

function headingOf(title: string): string {
  const heading = document.createElement('h1')
  heading.textContent = title
  return heading.outerHTML
}
