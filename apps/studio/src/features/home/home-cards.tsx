import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Permission } from '@upbeat/rules/staff/may'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { Link } from 'react-router'
import { reachIn, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/use-text.ts'
import styles from './home-cards.module.css'

type Card = { path: string; icon: IconName; title: StudioPhraseKey; text: StudioPhraseKey; permission?: Permission }

/** Where this person can go, each with what it is for. */
export function HomeCards() {
  const t = useText()
  const session = useSession()
  const shown = cards.filter(({ permission }) => permission === undefined || reachIn(session, permission) !== null)
  return (
    <ul className={styles.cards}>
      {shown.map(({ path, icon, title, text }) => (
        <li key={path}>
          <Link className={styles.card} to={path}>
            <CardFace icon={icon} text={t(text)} title={t(title)} />
          </Link>
        </li>
      ))}
      <li>
        <a className={styles.card} href="/">
          <CardFace icon="external" text={t('home.siteText')} title={t('shell.openClub')} />
        </a>
      </li>
    </ul>
  )
}

function CardFace({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </>
  )
}

const cards: readonly Card[] = [
  { path: '/classes', icon: 'video', title: 'shell.classes', text: 'home.classesText', permission: 'classes.view' },
  { path: '/people', icon: 'people', title: 'shell.people', text: 'home.peopleText', permission: 'staff.view' },
  { path: '/storage', icon: 'storage', title: 'shell.storage', text: 'home.storageText', permission: 'storage.view' },
  { path: '/history', icon: 'history', title: 'shell.history', text: 'home.historyText', permission: 'audit.view' },
  { path: '/account', icon: 'shield', title: 'shell.account', text: 'home.accountText' },
]
