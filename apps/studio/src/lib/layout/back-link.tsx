import { Button } from '@upbeat/ui/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link from a subpage to its page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button icon="arrow-start" render={<Link to={to} />} variant="secondary">
      {children}
    </Button>
  )
}
