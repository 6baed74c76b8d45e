import { isMobile } from '@upbeat/rules/platform/user-agent'
import { socialButtonsShown } from '@upbeat/rules/tenant/switches'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { ReactNode } from 'react'
import { analytics } from '../../../lib/analytics.ts'
import { useEmbedded } from '../../embedding/embedded-mode.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import type { Shared } from '../long-link.ts'
import styles from './share-dialog.module.css'
import { messageAddress, type SocialNetwork, socialAddress } from './share-targets.ts'
import { SocialMark } from './social-mark.tsx'

/** Social networks, unless the club hides them in its own app (SHARE-03); messages on phones (SHARE-04); the device's share sheet. */
export function ShareWays({ link, shared }: { link: string; shared: Shared }) {
  const t = useText()
  const networks = socialButtonsShown(useTenant(), useEmbedded()) ? socialNetworks : []
  const hasMessages = isMobile(navigator.userAgent, navigator.maxTouchPoints)
  const sheet = { title: shared.title, url: link }
  const hasSheet = typeof navigator.canShare === 'function' && navigator.canShare(sheet)
  const track = (way: string) => analytics.track('share', { type: shared.kind, id: shared.id, way })

  if (networks.length === 0 && !hasMessages && !hasSheet) return null
  return (
    <ul className={styles.ways}>
      {networks.map((network) => (
        <WayLink
          href={socialAddress(network, link, shared.title)}
          key={network}
          label={t(`sharing.${network}`)}
          mark={network === 'email' ? <Icon name="mail" size={24} /> : <SocialMark network={network} />}
          onPress={() => track(network)}
          opensTab={network !== 'email' && t('common.opensInNewTab')}
        />
      ))}
      {hasMessages && (
        <WayLink
          href={messageAddress(link, shared.title)}
          label={t('sharing.message')}
          mark={<Icon name="message" size={24} />}
          onPress={() => track('message')}
          opensTab={false}
        />
      )}
      {hasSheet && (
        <li>
          <button
            className={styles.way}
            onClick={() => {
              track('device')
              // Closing the sheet is not a failure.
              navigator.share(sheet).catch(() => {})
            }}
            type="button"
          >
            <span className={styles.mark}>
              <Icon name="more" size={24} />
            </span>
            {t('sharing.device')}
          </button>
        </li>
      )}
    </ul>
  )
}

type WayProps = { href: string; label: string; mark: ReactNode; opensTab: string | false; onPress: () => void }

function WayLink({ href, label, mark, opensTab, onPress }: WayProps) {
  return (
    <li>
      <a
        aria-label={opensTab ? `${label} (${opensTab})` : undefined}
        className={styles.way}
        href={href}
        onClick={onPress}
        {...(opensTab && { rel: 'noopener noreferrer', target: '_blank' })}
      >
        <span className={styles.mark}>{mark}</span>
        {label}
      </a>
    </li>
  )
}

const socialNetworks: SocialNetwork[] = ['facebook', 'x', 'whatsapp', 'email']
