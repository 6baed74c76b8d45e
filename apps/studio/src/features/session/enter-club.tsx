import { useQuery } from '@tanstack/react-query'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { Link, Navigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { EntryCard } from '../../lib/entry-card.tsx'
import form from '../../lib/form.module.css'
import { problemKey } from '../../lib/problem-key.ts'
import { startSession } from '../../lib/session.ts'
import { useText } from '../../lib/use-text.ts'

/** The target of switching clubs: signs in on this host with a single-use token and opens the studio (STAFF-12). */
export function EnterClub({ token }: { token: string }) {
  const t = useText()
  const { isSuccess, error } = useQuery({
    queryKey: ['session', 'entry', token],
    queryFn: async () => {
      await api('enterClub', { body: { token } })
      await startSession()
      return true
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isSuccess) return <Navigate replace to="/" />
  return (
    <EntryCard title={t('session.enterTitle')}>
      {error ? <FormNotice text={t(problemKey(error))} /> : <Spinner size={36} thickness={3} />}
      {error && (
        <Link className={form.link} to="/sign-in">
          {t('session.toSignIn')}
        </Link>
      )}
    </EntryCard>
  )
}
