import { Button } from '@upbeat/ui/button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useRef, useState } from 'react'
import { analytics } from '../../../lib/analytics.ts'
import { logWarning } from '../../../lib/log.ts'
import { useText } from '../../i18n/text.ts'
import type { Shared } from '../long-link.ts'
import styles from './share-dialog.module.css'

/** The link and a button that copies it (SHARE-02). */
export function CopyLink({ link, shared }: { link: string; shared: Shared }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'byHand'>('none')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
      analytics.track('share', { type: shared.kind, id: shared.id, way: 'copy' })
    } catch (error) {
      // No clipboard on pages without TLS, or if the member denies it.
      logWarning('The link could not be put on the clipboard', error)
      input.current?.select()
      setOutcome('byHand')
    }
  }

  const isCopied = outcome === 'copied'
  return (
    <div className={styles.copy}>
      <TextField
        description={outcome === 'byHand' ? t('sharing.copyByHand') : undefined}
        dir="ltr"
        label={t('sharing.linkLabel')}
        onFocus={({ target }) => target.select()}
        readOnly
        ref={input}
        value={link}
      />
      <Button fullWidth icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()} size="large">
        {t(isCopied ? 'sharing.copied' : 'sharing.copyLink')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('sharing.copied') : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
