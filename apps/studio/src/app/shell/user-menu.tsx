import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@upbeat/ui/menu.tsx'
import { Link } from 'react-router'
import { roleKeys } from '../../lib/i18n/role-keys.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { Avatar } from '../../lib/layout/avatar.tsx'
import { type LanguageChoice, useChangeLanguage } from './use-change-language.ts'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'

/** Account, language and sign-out. `isCompact` hides the name, for a phone's top bar. */
export function UserMenu({ session, isCompact = false }: { session: StaffSession; isCompact?: boolean }) {
  const t = useText()
  const signOut = useSignOut()
  const changeLanguage = useChangeLanguage()
  const { account, club } = session
  return (
    <Menu
      align={isCompact ? 'end' : 'start'}
      side={isCompact ? 'bottom' : 'top'}
      trigger={
        <button
          aria-label={isCompact ? t('shell.userMenu', { name: account.name }) : undefined}
          className={styles.user}
          type="button"
        >
          <Avatar name={account.name} />
          {!isCompact && (
            <>
              <span className={styles.who}>
                <span className={styles.name}>{account.name}</span>
                <span className={styles.role}>{club ? t(roleKeys[club.role].name) : account.email}</span>
              </span>
              <Icon name="chevron-up" size={18} />
            </>
          )}
        </button>
      }
    >
      <MenuItem icon="person" render={<Link to="/account" />}>
        {t('shell.account')}
      </MenuItem>
      {account.isInstallationAdmin && (
        <MenuItem icon="switch" render={<Link to="/clubs" />}>
          {t('shell.clubs')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoice<LanguageChoice>
        label={t('shell.language')}
        onChange={(chosen) => void changeLanguage(chosen)}
        options={[
          { value: 'browser', label: t('shell.languageOfBrowser') },
          { value: 'en-gb', label: <span lang="en-GB">{t('shell.english')}</span> },
          { value: 'de', label: <span lang="de">{t('shell.german')}</span> },
        ]}
        value={account.language === 'de' || account.language === 'en-gb' ? account.language : 'browser'}
      />
      <MenuSeparator />
      <MenuItem icon="external" onClick={() => location.assign('/')}>
        {t('shell.openClub')}
      </MenuItem>
      <MenuItem icon="sign-out" onClick={() => void signOut()}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  )
}
