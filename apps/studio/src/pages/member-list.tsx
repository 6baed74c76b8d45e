import { MemberFileActions } from '../features/members/member-file-actions.tsx'
import { MemberList } from '../features/members/member-list.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function MemberListPage() {
  const t = useText()
  return (
    <Page action={<MemberFileActions />} title={t('shell.members')}>
      <MemberList />
    </Page>
  )
}
