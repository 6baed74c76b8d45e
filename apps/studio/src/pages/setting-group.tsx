import { Navigate, useParams } from 'react-router'
import { SettingList } from '../features/settings/setting-list.tsx'
import { isPlainGroup } from '../features/settings/settings-pages.ts'
import { ClubAudienceSection } from '../features/setup/club-audience-section.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function SettingGroupPage() {
  const t = useText()
  const { group } = useParams()
  if (!isPlainGroup(group)) return <Navigate replace to="/settings" />
  return (
    <Page
      action={<BackLink to="/settings">{t('shell.settings')}</BackLink>}
      key={group}
      lead={t(`settings.about-${group}`)}
      title={t(`settings.group-${group}`)}
      width="narrow"
    >
      {group === 'join' && <ClubAudienceSection />}
      <SettingList group={group} />
    </Page>
  )
}
