import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Permission } from '@upbeat/rules/staff/may'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { reachIn, useSession } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { LinkCard, LinkCards } from '../../lib/layout/link-card.tsx'

type Card = { path: string; icon: IconName; title: StudioPhraseKey; text: StudioPhraseKey; permission?: Permission }

/** Links to the pages available to this person, with descriptions, for those who don't see the club's changes. */
export function HomeCards() {
  const t = useText()
  const session = useSession()
  const shown = cards.filter(({ permission }) => permission === undefined || reachIn(session, permission) !== null)
  return (
    <LinkCards>
      {shown.map(({ path, icon, title, text }) => (
        <LinkCard icon={icon} key={path} text={t(text)} title={t(title)} to={path} />
      ))}
      <LinkCard href="/" icon="external" text={t('home.siteText')} title={t('shell.openClub')} />
    </LinkCards>
  )
}

const cards: readonly Card[] = [
  { path: '/classes', icon: 'video', title: 'shell.classes', text: 'home.classesText', permission: 'classes.view' },
  { path: '/people', icon: 'people', title: 'shell.people', text: 'home.peopleText', permission: 'staff.view' },
  { path: '/storage', icon: 'storage', title: 'shell.storage', text: 'home.storageText', permission: 'storage.view' },
  { path: '/account', icon: 'shield', title: 'shell.account', text: 'home.accountText' },
]
