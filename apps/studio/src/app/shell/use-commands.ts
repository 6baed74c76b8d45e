import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { useNavigate } from 'react-router'
import { useText } from '../../lib/use-text.ts'
import type { NavigationEntry } from '../navigation.ts'
import type { Command } from './match-commands.ts'
import { useOpenClub } from './use-open-club.ts'
import { useSignOut } from './use-sign-out.ts'

/** The commands available to this person. */
export function useCommands(session: StaffSession, entries: readonly NavigationEntry[]): readonly Command[] {
  const t = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { open } = useOpenClub()
  const pages = entries.map(({ path, label, icon }) => ({ label: t(label), icon, run: () => void navigate(path) }))
  const clubs = session.clubs
    .filter(({ isHere }) => !isHere)
    .map(({ tenantId, displayName }) => ({
      label: t('shell.goToClub', { club: displayName }),
      icon: 'switch' as const,
      run: () => void open(tenantId),
    }))
  const installation = session.account.isInstallationAdmin
    ? [{ label: t('setup.clubs'), icon: 'switch' as const, run: () => void navigate('/clubs') }]
    : []
  return [
    ...pages,
    { label: t('shell.account'), icon: 'person', run: () => void navigate('/account') },
    ...clubs,
    ...installation,
    { label: t('shell.openClub'), icon: 'external', run: () => location.assign('/') },
    { label: t('shell.signOut'), icon: 'sign-out', run: () => void signOut() },
  ]
}
