import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'

/** A channel without classes (CHAN-04). */
export function ChannelEmpty() {
  const t = useText()
  return (
    <EmptyState
      action={<Button render={<Link to={paths.channels} />}>{t('channels.allChannels')}</Button>}
      icon="picture"
      text={t('channels.emptyChannel')}
      title={t('Channels.NoData')}
    />
  )
}
