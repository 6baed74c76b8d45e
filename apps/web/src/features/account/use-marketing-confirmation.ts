import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, isNetworkFailure } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { useMemberId } from '../auth/auth-store.ts'
import { userQuery } from '../auth/queries.ts'

/** Confirms the member's email address with the token of the emailed link, once, and returns the error, if any (CONS-09). */
export function useMarketingConfirmation(): PhraseKey | null {
  const [query, setQuery] = useSearchParams()
  const userId = useMemberId()
  const token = query.get('marketingToken')
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: (token: string) => api('confirmMarketing', { body: { token, userId } }),
    onSuccess: () => queryClient.invalidateQueries(userQuery()),
  })
  useEffect(() => {
    if (!token) return
    // Going back must not submit it again.
    setQuery({}, { replace: true })
    mutate(token)
  }, [token, setQuery, mutate])
  return error && confirmationProblem(error)
}

function confirmationProblem(error: unknown): PhraseKey {
  if (isNetworkFailure(error)) return 'errors.network'
  const status = error instanceof ApiError ? error.status : 0
  if (status === 409) return 'errors.userMismatch'
  return status === 400 ? 'errors.linkExpired' : 'errors.generic'
}
