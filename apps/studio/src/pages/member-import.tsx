import { MemberImport } from '../features/member-import/member-import.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function MemberImportPage() {
  const t = useText()
  return (
    <Page
      action={<BackLink to="/members">{t('memberImport.back')}</BackLink>}
      lead={t('memberImport.lead')}
      title={t('memberImport.title')}
    >
      <MemberImport />
    </Page>
  )
}
