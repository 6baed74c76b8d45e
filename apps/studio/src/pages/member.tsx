import { useParams } from 'react-router'
import { MemberDetails } from '../features/members/member-details.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'
import rows from '../lib/layout/rows.module.css'

export function MemberPage() {
  const t = useText()
  const { id = '' } = useParams()
  const back = <BackLink to="/members">{t('member.back')}</BackLink>
  return (
    <MemberDetails
      around={(state) => (
        <Page action={back} title={t('member.title')}>
          {state}
        </Page>
      )}
      frame={({ title, lead, actions, children }) => (
        <Page
          action={
            <div className={rows.actions}>
              {back}
              {actions}
            </div>
          }
          lead={lead}
          title={title}
        >
          {children}
        </Page>
      )}
      id={id}
    />
  )
}
