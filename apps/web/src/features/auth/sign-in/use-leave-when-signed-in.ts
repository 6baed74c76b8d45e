import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useSignedIn } from '../auth-store.ts'
import { takeDeeplink } from '../deeplink.ts'

/** Redirects signed-in members from sign-in pages to their target, or Home (AUTH-25). */
export function useLeaveWhenSignedIn(held = false): void {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn && !held) void navigate(takeDeeplink() ?? paths.home, { replace: true })
  }, [signedIn, held, navigate])
}
