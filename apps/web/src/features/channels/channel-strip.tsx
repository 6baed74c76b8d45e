import { homeChannelsShown } from '@upbeat/rules/constants'
import { Section } from '@upbeat/ui/section.tsx'
import type { PlainChannel } from '../../lib/normalise/channel.ts'
import { SeeAll } from '../../lib/page/see-all.tsx'
import { channelViewPath, paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { ChannelCard } from './channel-card.tsx'
import styles from './channel-strip.module.css'

/** Three channels on Home (HOME-05). */
export function ChannelStrip({ channels }: { channels: readonly PlainChannel[] }) {
  const t = useText()
  return (
    <Section
      action={<SeeAll label={t('common.seeAll')} of={t('home.channels')} to={paths.channels} />}
      title={t('home.channels')}
    >
      <ul className={styles.list} role="list">
        {channels.slice(0, homeChannelsShown).map((channel) => (
          <li key={channel.tag}>
            <ChannelCard channel={channel} state={{ channelTag: channel.tag }} to={channelViewPath(channel.tag)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
