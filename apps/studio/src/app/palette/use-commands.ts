import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { useNavigate } from 'react-router'
import { useSendFiles } from '../../features/uploads/use-send-files.ts'
import { chooseVideos } from '../../features/uploads/video-files.ts'
import { reachIn } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import type { NavigationEntry } from '../navigation.ts'
import { useOpenClub } from '../shell/use-open-club.ts'
import { useSignOut } from '../shell/use-sign-out.ts'
import type { Command } from './match-commands.ts'
import { pageWords, places } from './places.ts'

/** The pages and actions available to this person; with `isWhole`, the pages below those in the navigation too. */
export function useCommands(
  session: StaffSession,
  entries: readonly NavigationEntry[],
  isWhole: boolean,
): readonly Command[] {
  const t = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const sendFiles = useSendFiles()
  const { open } = useOpenClub()
  const go = (path: string) => () => void navigate(path)
  const wordsOf = (label: StudioPhraseKey) => {
    const key = pageWords[label]
    return key && { words: t(key) }
  }
  const pages = entries.map(({ path, label, icon }): Command => {
    return { id: path, label: t(label), ...wordsOf(label), icon, path, run: go(path) }
  })
  const below = places.filter(({ permission }) => reachIn(session, permission) !== null)
  const clubs = session.clubs
    .filter(({ isHere }) => !isHere)
    .map(({ tenantId, displayName }): Command => {
      const label = t('shell.goToClub', { club: displayName })
      return { id: tenantId, label, icon: 'switch', run: () => void open(tenantId) }
    })
  const account: Command = {
    id: '/account',
    label: t('shell.account'),
    ...wordsOf('shell.account'),
    icon: 'person',
    path: '/account',
    run: go('/account'),
  }
  const actions: Command[] = []
  if (reachIn(session, 'classes.edit') !== null)
    actions.push({
      id: 'upload',
      label: t('uploads.upload'),
      words: t('palette.wordsUpload'),
      icon: 'upload',
      run: () => chooseVideos((files) => void sendFiles(files)),
    })
  if (reachIn(session, 'staff.edit') !== null)
    actions.push({
      id: 'invite',
      label: t('staff.inviteTitle'),
      words: t('palette.wordsInvite'),
      icon: 'plus',
      run: go('/people#invite'),
    })
  const rest: Command[] = [
    ...clubs,
    { id: 'site', label: t('shell.openClub'), icon: 'external', run: () => location.assign('/') },
    { id: 'sign-out', label: t('shell.signOut'), icon: 'sign-out', run: () => void signOut() },
  ]
  if (session.account.isInstallationAdmin)
    rest.unshift(
      { id: '/clubs', label: t('shell.clubs'), icon: 'switch', path: '/clubs', run: go('/clubs') },
      {
        id: '/installation',
        label: t('shell.installation'),
        icon: 'settings',
        path: '/installation',
        run: go('/installation'),
      },
    )
  if (!isWhole) return [...actions, ...pages, account, ...rest]
  const belowPages = below.map(({ path, label, hint, words, icon }): Command => {
    const extra = { ...(hint && { hint: t(hint) }), ...(words && { words: t(words) }) }
    return { id: `${path} ${label}`, label: t(label), ...extra, icon, path, run: go(path) }
  })
  return [...pages, account, ...actions, ...belowPages, ...rest]
}
