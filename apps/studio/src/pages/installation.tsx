import { ExportUsageButton } from '../features/installation/export-usage-button.tsx'
import { Health } from '../features/installation/health.tsx'
import { InstallationClubs } from '../features/installation/installation-clubs.tsx'
import { InstallationTabs } from '../features/installation/installation-tabs.tsx'
import { Machines } from '../features/installation/machines.tsx'
import { Queues } from '../features/installation/queues.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page, type PageProps } from '../lib/layout/page.tsx'

function InstallationPage({ children, ...page }: Pick<PageProps, 'action' | 'children' | 'lead'>) {
  const t = useText()
  return (
    <Page {...page} title={t('shell.installation')}>
      <InstallationTabs />
      {children}
    </Page>
  )
}

export function InstallationClubsPage() {
  const t = useText()
  return (
    <InstallationPage action={<ExportUsageButton />} lead={t('installation.clubsLead')}>
      <InstallationClubs />
    </InstallationPage>
  )
}

export function InstallationQueuesPage() {
  const t = useText()
  return (
    <InstallationPage lead={t('installation.queuesLead')}>
      <Queues />
    </InstallationPage>
  )
}

export function InstallationServersPage() {
  const t = useText()
  return (
    <InstallationPage lead={t('installation.serversLead')}>
      <Machines />
    </InstallationPage>
  )
}

export function InstallationHealthPage() {
  const t = useText()
  return (
    <InstallationPage lead={t('installation.healthLead')}>
      <Health />
    </InstallationPage>
  )
}
