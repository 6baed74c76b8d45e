import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useEffect } from 'react'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { useDynamicShortLink } from '../dynamic-short-link-store.ts'
import { longLink, type Shared } from '../long-link.ts'
import { makeShortLink } from '../make-short-link.ts'
import { CopyLink } from './copy-link.tsx'
import styles from './share-dialog.module.css'
import { ShareWays } from './share-ways.tsx'

type Props = { shared: Shared; open: boolean; onOpenChange: (open: boolean) => void }

/** The short link and the sharing options (SHARE-01). */
export function ShareDialog({ shared, open, onOpenChange }: Props) {
  const t = useText()
  const long = longLink(shared, useTenant())
  const state = useDynamicShortLink()
  const own = state.status !== 'none' && state.longLink === long ? state : null

  useEffect(() => {
    if (open) void makeShortLink(long)
  }, [open, long])

  return (
    <Dialog
      closeLabel={t('common.close')}
      description={shared.title}
      onOpenChange={onOpenChange}
      open={open}
      title={t('sharing.title')}
    >
      <div aria-busy={own?.status === 'started'} className={styles.content}>
        {own?.status === 'succeeded' && (
          <>
            <CopyLink link={own.shortLink} shared={shared} />
            <ShareWays link={own.shortLink} shared={shared} />
          </>
        )}
        {(!own || own.status === 'started') && (
          <>
            <VisuallyHidden>{t('sharing.making')}</VisuallyHidden>
            <Skeleton height="5rem" />
            <Skeleton height="5rem" />
          </>
        )}
        {own?.status === 'failed' && (
          <div className={styles.failed} role="alert">
            <p>{t('sharing.failed')}</p>
            <Button onClick={() => void makeShortLink(long)} variant="secondary">
              {t('common.retry')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
