import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'

/** Shown if the club has no channels. */
export function NoChannels() {
  const t = useText()
  return (
    <EmptyState
      action={<Button render={<Link to={paths.classes} />}>{t('channels.allClasses')}</Button>}
      icon="picture"
      text={t('channels.emptyHint')}
      title={t('channels.empty')}
    />
  )
}
