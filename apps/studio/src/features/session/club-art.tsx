import { useQuery } from '@tanstack/react-query'
import type { EntryArt } from '@upbeat/contract/studio/entities/session'
import { BrandArt } from '@upbeat/ui/brand-art.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { api } from '../../lib/api/api.ts'
import styles from './club-art.module.css'

/** A page before sign-in, on wide windows beside the art of the host's club. A server without a club has none. */
export function ClubArt({ children }: { children: ReactNode }) {
  const { data: art, isPending } = useQuery({
    queryKey: ['entryArt'],
    queryFn: ({ signal }) => api('getEntryArt', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // The form doesn't need it.
    retry: false,
  })
  return (
    // Its room is kept meanwhile, so that the form stays where it is.
    <div className={styles.page} data-art={isPending || art ? true : undefined}>
      {art && (
        <div className={styles.side} style={variablesOf(art)}>
          <BrandArt logoUrl={art.logoUrl} />
          <p className={styles.club} dir="auto">
            {art.displayName}
          </p>
        </div>
      )}
      <div className={styles.form}>{children}</div>
    </div>
  )
}

function variablesOf({ primary, onPrimary, secondary }: EntryArt) {
  return {
    '--color-primary': primary,
    '--color-on-primary': onPrimary,
    '--color-secondary': secondary,
  } as CSSProperties
}
