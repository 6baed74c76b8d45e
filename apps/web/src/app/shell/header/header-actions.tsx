import { contentModeTenant, signInShown, signUpEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { guestId, useMemberId } from '../../../features/auth/auth-store.ts'
import { useEmbedded } from '../../../features/embedding/embedded-mode.ts'
import { useText } from '../../../features/i18n/text.ts'
import { useTenant } from '../../../features/tenant/tenant-store.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { paths } from '../../../lib/paths.ts'
import type { NavLink } from '../nav-links.ts'
import styles from './header-actions.module.css'

const MemberActions = lazyPart(() => import('./member-actions.tsx'))

/** The end of the header: the member's pages and menu, or sign-in and sign-up (SHELL-04 to SHELL-07). */
export function HeaderActions({ links }: { links: NavLink[] }) {
  const t = useText()
  const tenant = useTenant()
  const embedded = useEmbedded()
  const memberId = useMemberId()
  const leftToHost = contentModeTenant(tenant)
  if (memberId !== guestId) {
    return (
      <div className={styles.actions}>
        <Suspense>
          <MemberActions key={memberId} links={links} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {!leftToHost && signInShown(tenant, embedded) && (
        <Button render={<Link to={paths.signIn} />} size="small" variant="quiet">
          {t('shell.signIn')}
        </Button>
      )}
      {!leftToHost && signUpEnabled(tenant, embedded) && (
        <Button render={<Link to={paths.signUp} />} size="small">
          {t('shell.signUp')}
        </Button>
      )}
    </div>
  )
}
