import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../../lib/api/query-client.ts'
import type { NavLink } from '../nav-links.ts'
import { HeaderAvatar } from './header-avatar.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** The end of the header for members; loaded only for them (SHELL-04, SHELL-06). */
export default function MemberActions({ links }: { links: NavLink[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      <HeaderAvatar />
      <MobileMenu links={links} />
    </QueryClientProvider>
  )
}
