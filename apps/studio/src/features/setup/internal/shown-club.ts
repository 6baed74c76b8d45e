import type { LogoLooks, SetupProgress } from '@upbeat/contract/studio/entities/setup'

/** What is known of a club while it is set up. */
export type ShownClub = {
  name?: string | undefined
  /** The address of its picture. */
  logo?: string | undefined
  colours?: LogoLooks['looks'][number]['colours'] | undefined
}

type Kept = { club?: { displayName?: string }; look?: { looks?: LogoLooks['looks']; chosen?: string } }

/** The club as it was stored. Its logo is served once the club has one. */
export function shownClub(progress: SetupProgress | undefined): ShownClub {
  const { club, look } = (progress?.input ?? {}) as Kept
  const chosen = look?.looks?.find(({ name }) => name === look.chosen) ?? look?.looks?.[0]
  const id = progress?.club?.tenantId
  return {
    name: club?.displayName,
    logo: id && chosen && `/images/logo/${encodeURIComponent(id)}.svg`,
    colours: chosen?.colours,
  }
}
