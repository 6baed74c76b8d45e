import { type ReactNode, useMemo } from 'react'
import { policyNodes } from './policy-nodes.tsx'
import styles from './policy-text.module.css'

/** A policy in its own text direction and the page's style, sanitised. */
export function PolicyText({ html }: { html: string }): ReactNode {
  const nodes = useMemo(() => policyNodes(html), [html])
  return (
    <div className={styles.text} dir="auto">
      {nodes}
    </div>
  )
}
