import { useQueryClient } from '@tanstack/react-query'
import type { InstallationClub } from '@upbeat/contract/studio/entities/installation'
import { api } from '../../../lib/api/api.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { installationClubsKey } from '../installation-queries.ts'
import { QuotaDialog } from './quota-dialog.tsx'

export type ClubChange = 'quota' | 'suspend' | 'resume'

type ClubChangeDialogProps = {
  change: ClubChange
  clubs: readonly InstallationClub[]
  onClose: (isDone: boolean) => void
}

/** Asks for what is changed of these clubs, and says what it means to them. */
export function ClubChangeDialog({ change, clubs, onClose }: ClubChangeDialogProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: installationClubsKey })
  if (change === 'quota') return <QuotaDialog clubs={clubs} onClose={onClose} onSaved={reload} />
  const suspended = change === 'suspend'
  // Of a mixed choice, only those that it is about.
  const meant = clubs.filter(({ state }) => state === (suspended ? 'active' : 'suspended'))
  const [first] = meant
  const named = meant.length === 1 && first ? first.displayName : t('installation.count', { count: meant.length })
  return (
    <ConfirmDialog
      action={t(suspended ? 'installation.suspend' : 'installation.resume')}
      done={t(suspended ? 'installation.suspendedNow' : 'installation.resumedNow')}
      isDangerous={suspended}
      onClose={() => onClose(true)}
      text={t(suspended ? 'installation.suspendText' : 'installation.resumeText')}
      title={t(suspended ? 'installation.suspendTitle' : 'installation.resumeTitle', { clubs: named })}
      work={async () => {
        await api('suspendClubs', { body: { tenantIds: meant.map(({ tenantId }) => tenantId), suspended } })
        await reload()
      }}
    />
  )
}
