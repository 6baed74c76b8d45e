import { NotBuiltYet } from './placeholder/not-built-yet.tsx'

export function Component() {
  return <NotBuiltYet title="pages.ssoCallback" />
}
