import { type ReactNode, useId } from 'react'
import styles from './settings-section.module.css'

export type SettingsSectionProps = { id?: string; title: string; text?: ReactNode; children: ReactNode }

/** A group of settings next to its description; below it on a phone. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section} id={id}>
      <div className={styles.about}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
