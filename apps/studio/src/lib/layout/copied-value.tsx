import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './copied-value.module.css'
import { copyText } from './copy-text.ts'

/** A value to be pasted elsewhere, with a copy button. */
export function CopiedValue({ value, label }: { value: string; label: string }) {
  const t = useText()
  return (
    <span className={styles.value}>
      <code className={styles.text} dir="ltr">
        {value}
      </code>
      <IconButton icon="copy" label={label} onClick={() => void copyText(value, t('domain.copied'))} size="small" />
    </span>
  )
}
