import type { InstallationClub } from '@upbeat/contract/studio/entities/installation'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { ClubChange } from './club-change-dialog.tsx'

type ClubMenuProps = { club: InstallationClub; onAsk: (change: ClubChange) => void }

/** What can be done with one club. */
export function ClubMenu({ club, onAsk }: ClubMenuProps) {
  const t = useText()
  const { run } = useAction()
  const { displayName, state } = club
  return (
    <Menu trigger={<IconButton icon="more" label={t('installation.actionsOf', { club: displayName })} />}>
      <MenuItem icon="storage" onClick={() => onAsk('quota')}>
        {t('installation.setQuota')}
      </MenuItem>
      {state !== 'disabled' && (
        <MenuItem icon="external" onClick={() => void run(() => openStudio(club))}>
          {t('setup.openStudio')}
        </MenuItem>
      )}
      {state !== 'disabled' && <MenuSeparator />}
      {state === 'active' && (
        <MenuItem icon="lock" onClick={() => onAsk('suspend')}>
          {t('installation.suspend')}
        </MenuItem>
      )}
      {state === 'suspended' && (
        <MenuItem icon="check" onClick={() => onAsk('resume')}>
          {t('installation.resume')}
        </MenuItem>
      )}
    </Menu>
  )
}

/** Signs in there if the account belongs to the club; otherwise its studio explains that it doesn't. */
async function openStudio({ tenantId, studio }: InstallationClub) {
  const { address } = await api('openClub', { body: { tenantId } }).catch(() => ({ address: studio }))
  location.assign(address)
}
