import { IconButton } from '@upbeat/ui/icon-button.tsx'
import styles from './copied-value.module.css'
import { showToast } from './toast-store.ts'
import { useText } from './use-text.ts'

/** Something to be pasted elsewhere, exactly as it stands, with a button that copies it. */
export function CopiedValue({ value, label }: { value: string; label: string }) {
  const t = useText()
  async function copy() {
    await navigator.clipboard?.writeText(value).then(
      () => showToast(t('domain.copied')),
      () => {},
    )
  }
  return (
    <span className={styles.value}>
      <code className={styles.text} dir="ltr">
        {value}
      </code>
      <IconButton icon="copy" label={label} onClick={() => void copy()} size="small" />
    </span>
  )
}
