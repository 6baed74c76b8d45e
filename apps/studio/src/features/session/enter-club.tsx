import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { problemKey } from '../../lib/api/problem-key.ts'
import { startSession } from '../../lib/api/session.ts'
import form from '../../lib/forms/form.module.css'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryCard } from '../../lib/layout/entry-card.tsx'

/**
 * The target of switching clubs: signs in on this host with a single-use token and opens the studio (STAFF-12). Where somebody else is signed
 * in it asks first.
 */
export function EnterClub({ token }: { token: string }) {
  const t = useText()
  const [isConfirmed, setConfirmed] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['session', 'entry', token, isConfirmed],
    queryFn: async () => {
      const question = await api('enterClub', { body: { token, isConfirmed } })
      if (question) return question
      await startSession()
      return 'entered'
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === 'entered') return <Navigate replace to="/" />
  if (data) {
    return (
      <EntryCard lead={t('session.enterAsLead', data)} title={t('session.enterAsTitle', { name: data.name })}>
        <Button fullWidth onClick={() => setConfirmed(true)}>
          {t('session.enterAs', { name: data.name })}
        </Button>
        <Link className={form.link} to="/">
          {t('session.stay')}
        </Link>
      </EntryCard>
    )
  }
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
