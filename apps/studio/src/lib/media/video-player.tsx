import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './video-player.module.css'

type VideoPlayerProps = {
  /** A signed playlist URL of this host. */
  link: string
  video: RefObject<HTMLVideoElement | null>
  onTime: (seconds: number) => void
  /** Rendered under the video. */
  children?: ReactNode
}

/** Plays a class for staff, with the browser's own controls. */
export function VideoPlayer({ link, video, onTime, children }: VideoPlayerProps) {
  const t = useText()
  const [hasFailed, setFailed] = useState(false)
  // The URL may have the club's other host, but the studio may only load from its own. Each reply has a new signature: keep the first.
  const [pathname] = useState(() => new URL(link, location.href).pathname)
  useEffect(() => {
    const element = video.current
    if (!element) return
    let close: (() => void) | undefined = () => {}
    void open(element, pathname, () => setFailed(true)).then((end) => {
      if (close) close = end
      else end()
    })
    return () => {
      close?.()
      close = undefined
    }
  }, [pathname, video])
  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: the page shows the captions that are being edited */}
      <video
        aria-label={t('media.player')}
        className={styles.video}
        controls
        onError={() => setFailed(true)}
        onSeeked={({ currentTarget }) => onTime(currentTarget.currentTime)}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
        playsInline
        ref={video}
      />
      {children}
      {hasFailed && (
        <p className={styles.problem} role="alert">
          {t('media.playerFailed')}
        </p>
      )}
    </div>
  )
}

/** hls.js is loaded when a player opens. */
async function open(element: HTMLVideoElement, address: string, onFailed: () => void): Promise<() => void> {
  const loaded = await import('hls.js').catch(() => null)
  if (!loaded?.default.isSupported()) {
    element.src = address
    return () => element.removeAttribute('src')
  }
  const player = new loaded.default({ enableWorker: false, maxBufferLength: 20 })
  player.on(loaded.default.Events.ERROR, (_, { fatal }) => fatal && onFailed())
  player.loadSource(address)
  player.attachMedia(element)
  return () => player.destroy()
}
