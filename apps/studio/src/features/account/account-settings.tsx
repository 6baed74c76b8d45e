import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../lib/api/session.ts'
import { ClubsSection } from './internal/clubs-section.tsx'
import { PasskeysSection } from './internal/passkeys-section.tsx'
import { PasswordSection } from './internal/password-section.tsx'
import { ProfileSection } from './internal/profile-section.tsx'
import { SecondFactorSection } from './internal/second-factor-section.tsx'
import { securityQuery } from './internal/security-query.ts'
import { SessionsSection } from './internal/sessions-section.tsx'

/** The settings of the own account, which are shared by all its clubs. */
export function AccountSettings() {
  const session = useSession()
  const security = useQuery(securityQuery)
  const { hash } = useLocation()
  // After the sections above have their height.
  const isReady = !security.isPending
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, isReady])
  return (
    <>
      <ProfileSection account={session.account} />
      <SecondFactorSection security={security} />
      <PasskeysSection security={security} />
      <PasswordSection />
      <SessionsSection />
      <ClubsSection session={session} />
    </>
  )
}
