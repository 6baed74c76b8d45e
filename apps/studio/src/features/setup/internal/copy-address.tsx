import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { copyText } from '../../../lib/layout/copy-text.ts'

/** Copies the club's address for members. */
export function CopyAddress({ variant }: { variant: 'primary' | 'secondary' }) {
  const t = useText()
  const { busy, run } = useAction()
  async function copy() {
    const { address } = await api('getOnAir', { query: { path: '/' } })
    await copyText(address, t('setup.addressCopied'))
  }
  return (
    <Button busy={busy} icon="copy" onClick={() => void run(copy)} size="small" variant={variant}>
      {t('setup.copyAddress')}
    </Button>
  )
}
