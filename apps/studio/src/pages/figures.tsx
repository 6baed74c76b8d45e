import { Navigate } from 'react-router'
import { Figures } from '../features/figures/figures.tsx'
import { FiguresTabs } from '../features/figures/figures-tabs.tsx'
import { useReach } from '../lib/api/session.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

/** Coaches see their own classes alone. */
export function FiguresPage() {
  const t = useText()
  if (useReach('figures.view') !== 'all') return <Navigate replace to="/figures/classes" />
  return (
    <Page lead={t('figures.lead')} title={t('shell.figures')}>
      <FiguresTabs />
      <Figures />
    </Page>
  )
}
