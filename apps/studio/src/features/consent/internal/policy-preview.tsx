import { directionOf } from '@upbeat/rules/i18n/languages'
import { useText } from '../../../lib/use-text.ts'
import styles from './policy-preview.module.css'

type PolicyPreviewProps = {
  language: string
  title: string
  /** As the server has cleaned and saved it. */
  html: string
}

/** What members will read. The frame runs no script and opens no link. */
export function PolicyPreview({ language, title, html }: PolicyPreviewProps) {
  const t = useText()
  return (
    <section className={styles.preview}>
      <h2 className={styles.heading}>{t('policies.preview')}</h2>
      <iframe
        className={styles.frame}
        sandbox=""
        srcDoc={`<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><style>${style}</style><body>${html}</body></html>`}
        title={title || t('policies.preview')}
      />
    </section>
  )
}

const style = 'body{margin:20px;font:16px/1.6 system-ui,sans-serif;color:#14171f;overflow-wrap:anywhere}'
