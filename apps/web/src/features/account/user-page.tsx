import { Heading } from '@upbeat/ui/heading.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './user-page.module.css'
import { userTab } from './user-tab.ts'

/** The layout of the member's pages with their three links; no account link if the club has its own account page (FAV-10). */
export function UserPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useText()
  const { embeddedConfig } = useTenant()
  const active = userTab(useLocation().pathname)
  return (
    <PageWidth className={styles.page}>
      <TabsLinks label={t('account.tabs')}>
        <TabLink current={active === 'favourites'} render={<Link to={paths.favourites} />}>
          {t('account.tabFavourites')}
        </TabLink>
        <TabLink current={active === 'recent'} render={<Link to={paths.recent} />}>
          {t('account.tabActivity')}
        </TabLink>
        {!embeddedConfig && (
          <TabLink current={active === 'account'} render={<Link to={paths.account} />}>
            {t('account.tabAccount')}
          </TabLink>
        )}
      </TabsLinks>
      <Heading level={1}>{title}</Heading>
      {children}
    </PageWidth>
  )
}
