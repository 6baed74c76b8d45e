import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { useEndedMembership } from '../auth/use-ended-membership.ts'
import { useText } from '../i18n/text.ts'
import { TopBar } from '../playback/top-bar.tsx'
import { useTenant } from '../tenant/tenant-store.ts'

/** Reports that the membership has ended or doesn't include the class, with a link to the club's own sign-up if there is one (D-34). */
export function UpgradeDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useText()
  const { mmsSignupLink } = useTenant()
  const ended = useEndedMembership()
  return (
    <>
      <TopBar onClose={onClose} title={title} />
      <Dialog
        actions={
          mmsSignupLink ? (
            <Button render={<a href={mmsSignupLink} />}>{t('player.upgrade')}</Button>
          ) : (
            <Button onClick={onClose}>{t('common.back')}</Button>
          )
        }
        closeLabel={t('common.close')}
        description={
          ended ? (
            <>
              {t(ended)}
              <br />
              {t('subscription.upgradeHint')}
            </>
          ) : (
            t('player.upgradeText')
          )
        }
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        open
        size="small"
        title={t('player.upgradeTitle')}
      />
    </>
  )
}
