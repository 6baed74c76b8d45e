import type { ReactNode } from 'react'
import styles from './form-notice.module.css'
import { Icon } from './icon.tsx'

export type FormNoticeProps = {
  /** Empty if there is no message. */
  text: string
  tone?: 'danger' | 'success' | 'info' | undefined
  /** Links and actions. */
  children?: ReactNode
}

/** The outcome of a form, kept on the page. Mount it with the form: its live region must exist before its text. */
export function FormNotice({ text, tone = 'danger', children }: FormNoticeProps) {
  return (
    <div className={styles.region} role={tone === 'danger' ? 'alert' : 'status'}>
      {text !== '' && (
        <div className={styles.notice} data-tone={tone}>
          <Icon name={ICONS[tone]} size={22} />
          <div className={styles.content}>
            <p>{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  )
}

const ICONS = { danger: 'warning', success: 'check', info: 'info' } as const
