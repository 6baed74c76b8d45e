import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../i18n/text.ts'

/** A club that has no channels to show yet. */
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
