import { useQuery } from '@tanstack/react-query'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { staffQuery } from '../../lib/api/staff-query.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { AllowancesSection } from './internal/allowances-section.tsx'
import { InvitationsSection } from './internal/invitations-section.tsx'
import { PeopleSection } from './internal/people-section.tsx'
import { RolesSection } from './internal/roles-section.tsx'

/** The club's staff with roles, pending invitations, and a description of the roles (STAFF-10 to STAFF-13). */
export function StaffList() {
  const t = useText()
  return (
    <QueryStates height="20rem" query={useQuery(staffQuery)}>
      {({ people, invitations, allowances, sendsEmail }) => (
        <>
          {!sendsEmail && (
            <FormNotice text={t('staff.mailOff')} tone="info">
              <p>{t('staff.mailOffText')}</p>
            </FormNotice>
          )}
          <PeopleSection people={people} />
          {invitations.length > 0 && <InvitationsSection invitations={invitations} sendsEmail={sendsEmail} />}
          <RolesSection />
          <AllowancesSection allowances={allowances} />
        </>
      )}
    </QueryStates>
  )
}
