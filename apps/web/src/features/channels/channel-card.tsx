import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Link } from 'react-router'
import type { PlainChannel } from '../../lib/normalise/channel.ts'
import { useDenseWidth, useImageWidth } from '../../lib/page/use-image-width.ts'
import { useText } from '../i18n/text.ts'
import styles from './channel-card.module.css'

export type ChannelCardProps = {
  channel: PlainChannel
  to: string
  state?: unknown
  headingLevel?: 2 | 3 | undefined
  priority?: boolean | undefined
}

/** A channel card with pictures and name. */
export function ChannelCard({ channel, to, state, headingLevel = 3, priority }: ChannelCardProps) {
  const t = useText()
  const width = useImageWidth('classCard')
  const dense = useDenseWidth('classCard')
  const { displayName, profileImageUrl, mediaSpaceImageUrl, title } = channel
  return (
    <Link className={styles.card} state={state} to={to}>
      <Picture
        alt=""
        className={styles.banner}
        dense={dense}
        priority={priority}
        ratio="16 / 10"
        src={mediaSpaceImageUrl}
        widths={[width]}
      />
      <span className={styles.profile}>
        <Picture alt="" placeholderIcon="person" ratio="1" src={profileImageUrl} widths={[width]} />
      </span>
      <Heading className={styles.name} level={headingLevel} size="card">
        <bdi>{displayName}</bdi>
      </Heading>
      <p className={styles.count}>{t('common.classes', { count: title.length })}</p>
    </Link>
  )
}
