import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { CopiedValue } from '../../../lib/layout/copied-value.tsx'
import panel from '../../../lib/layout/panel.module.css'

/** How people join a club that has no members yet, with the address to share. */
export function NoMembers({ hasSignUpPage }: { hasSignUpPage: boolean }) {
  const t = useText()
  const query = useQuery({
    queryKey: ['members', 'signUpAddress'],
    queryFn: ({ signal }) => api('getOnAir', { query: { path: '/signup' }, signal }),
    enabled: hasSignUpPage,
  })
  return (
    <>
      <p>{t('members.empty')}</p>
      <p className={panel.text}>{t(hasSignUpPage ? 'members.emptyText' : 'members.emptyTextClosed')}</p>
      {hasSignUpPage && (
        <QueryStates height="2.5rem" query={query}>
          {({ address }) => <CopiedValue label={t('members.copyAddress')} value={address} />}
        </QueryStates>
      )}
    </>
  )
}
