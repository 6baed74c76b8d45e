import { Button } from '@upbeat/ui/button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { analytics } from '../../../lib/analytics.ts'
import { useCopy } from '../../../lib/use-copy.ts'
import { useText } from '../../i18n/text.ts'
import type { Shared } from '../long-link.ts'
import styles from './share-dialog.module.css'

/** The link and a button that copies it (SHARE-02). */
export function CopyLink({ link, shared }: { link: string; shared: Shared }) {
  const t = useText()
  const { input, outcome, copy } = useCopy(link, () =>
    analytics.track('share', { type: shared.kind, id: shared.id, way: 'copy' }),
  )
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
