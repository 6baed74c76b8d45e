import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { showHeadStart } from './internal/engine/head-start.ts'
import { Poster } from './internal/stage/poster.tsx'
import styles from './player-skeleton.module.css'
import stage from './stage.module.css'
import { TopBar } from './top-bar.tsx'

/** The player's placeholder until the class has loaded, over its poster if known. It can be closed. */
export function PlayerSkeleton({ picture, onClose }: { picture?: string | null; onClose: () => void }) {
  const t = useText()
  const screen = useRef<HTMLDivElement>(null)
  // For a class opened by URL, the video may be visible before its player.
  useLayoutEffect(() => (screen.current ? showHeadStart(screen.current) : undefined), [])
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <div className={styles.picture}>
        {picture && (
          <div className={`${styles.poster} player-box`}>
            <Poster picture={picture} />
            <div className={stage.screen} ref={screen} />
            <div className={stage.shade} />
          </div>
        )}
        <div className={styles.bar}>
          <TopBar onClose={onClose} title="" />
        </div>
        <span className={styles.spinner}>
          <Spinner />
        </span>
      </div>
      <div className={styles.coach}>
        <div className={styles.words}>
          <Skeleton height="1.25rem" width="8rem" />
          <Skeleton height="clamp(2.5rem, 4.2vw + 1.2rem, 6.5rem)" width="min(60vw, 18rem)" />
          <Skeleton height="1.5rem" width="12rem" />
        </div>
        <Skeleton height="clamp(7rem, 13vw, 16rem)" shape="round" width="clamp(7rem, 13vw, 16rem)" />
      </div>
      <VisuallyHidden>
        <span role="status">{t('player.loading')}</span>
      </VisuallyHidden>
    </div>
  )
}
