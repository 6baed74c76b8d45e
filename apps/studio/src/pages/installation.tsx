import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { ExportUsageButton } from '../features/installation/export-usage-button.tsx'
import { Health } from '../features/installation/health.tsx'
import { InstallationClubs } from '../features/installation/installation-clubs.tsx'
import { InstallationTabs } from '../features/installation/installation-tabs.tsx'
import { Machines } from '../features/installation/machines.tsx'
import { Queues } from '../features/installation/queues.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

type Part = { lead: StudioTextKey; Content: ComponentType; action?: ReactNode }

/** By the last part of the address. */
const parts: Readonly<Record<string, Part>> = {
  '': { lead: 'installation.clubsLead', Content: InstallationClubs, action: <ExportUsageButton /> },
  queues: { lead: 'installation.queuesLead', Content: Queues },
  servers: { lead: 'installation.serversLead', Content: Machines },
  health: { lead: 'installation.healthLead', Content: Health },
}

export function InstallationPage() {
  const t = useText()
  const { part = '' } = useParams()
  const { lead, Content, action } = parts[part] ?? {}
  if (!lead || !Content) return <Navigate replace to="/installation" />
  return (
    <Page action={action} lead={t(lead)} title={t('installation.title')}>
      <InstallationTabs />
      <Content />
    </Page>
  )
}
