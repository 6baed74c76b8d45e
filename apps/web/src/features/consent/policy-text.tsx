import { type ReactNode, useMemo } from 'react'
import { policyNodes } from './policy-nodes.tsx'
import styles from './policy-text.module.css'

/** A policy as the club wrote it, in its own direction and the look of the page; only harmless marks of its HTML are kept. */
export function PolicyText({ html }: { html: string }): ReactNode {
  const nodes = useMemo(() => policyNodes(html), [html])
  return (
    <div className={styles.text} dir="auto">
      {nodes}
    </div>
  )
}
