import { Picture } from '@upbeat/ui/picture.tsx'
import type { PlainChannelDetails } from '../../lib/normalise/channel.ts'
import { PageBanner } from '../../lib/page/page-banner.tsx'
import { useImageWidth } from '../../lib/page/use-image-width.ts'
import styles from './channel-banner.module.css'

/** A channel's wide picture with its icon, name and description (CHAN-02). */
export function ChannelBanner({ channel }: { channel: PlainChannelDetails }) {
  const width = useImageWidth('classCard')
  const { displayName, description, mediaSpaceImageUrl, profileImageUrl } = channel
  return (
    <PageBanner picture={mediaSpaceImageUrl} text={description} title={displayName}>
      <span className={styles.profile}>
        <Picture alt="" placeholderIcon="person" priority ratio="1" src={profileImageUrl} widths={[width]} />
      </span>
    </PageBanner>
  )
}
