import { sharingEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { IconButton, type IconButtonProps } from '@upbeat/ui/icon-button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import type { Shared } from './long-link.ts'

const ShareDialog = lazy(() => import('./internal/share-dialog.tsx').then((file) => ({ default: file.ShareDialog })))

export type ShareButtonProps = {
  shared: Shared
  /** With a label, or only an icon. */
  look?: 'button' | IconButtonProps['variant']
  size?: IconButtonProps['size']
}

/** Opens the share dialog; hidden if the club disables sharing (SHARE-07). */
export function ShareButton({ shared, look = 'quiet', size }: ShareButtonProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  // Stays mounted once opened, for its exit animation.
  const [asked, setAsked] = useState(false)
  if (!sharingEnabled(useTenant())) return null

  function show() {
    setAsked(true)
    setOpen(true)
  }

  const press = { 'aria-haspopup': 'dialog' as const, onClick: show }
  const label = t('sharing.share', { name: shared.title })
  return (
    <>
      {look === 'button' ? (
        <Button {...press} aria-label={label} icon="share" size={size} variant="secondary">
          {t('sharing.title')}
        </Button>
      ) : (
        <IconButton {...press} icon="share" label={label} size={size} variant={look} />
      )}
      {asked && (
        <Suspense>
          <ShareDialog onOpenChange={setOpen} open={open} shared={shared} />
        </Suspense>
      )}
    </>
  )
}
