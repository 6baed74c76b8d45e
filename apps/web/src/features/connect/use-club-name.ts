import { useInfiniteQuery } from '@tanstack/react-query'
import { recordingsQuery } from './queries.ts'

/** The name of a provider, once one of its classes has loaded. */
export function useClubName(providerId: string | null): string | undefined {
  const { data } = useInfiniteQuery({ ...recordingsQuery(providerId), enabled: providerId !== null })
  return providerId === null ? undefined : data?.pages[0]?.events[0]?.providerName
}
