import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import styles from './stage.module.css'

/** After a failure, such as an interruption of the encoder, in milliseconds. */
const againMs = 3_000

/** The incoming picture as staff see it, as near to now as it plays steadily, without sound until it is turned on. */
export function LivePicture({ link }: { link: string }) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  // The address may have the club's other host, and each reply signs it anew: keep the first.
  const [pathname] = useState(() => new URL(link, location.href).pathname)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const ended = new AbortController()
    void follow(element, pathname, ended.signal)
    return () => ended.abort()
  }, [pathname])
  return (
    <video
      aria-label={t('broadcast.incoming')}
      autoPlay
      className={styles.video}
      controls
      muted
      playsInline
      ref={video}
    />
  )
}

async function follow(element: HTMLVideoElement, address: string, signal: AbortSignal): Promise<void> {
  const loaded = await import('hls.js').catch(() => null)
  if (signal.aborted) return
  if (!loaded?.default.isSupported()) {
    element.src = address
    return
  }
  const Hls = loaded.default
  const open = () => {
    const player = new Hls({ enableWorker: false, maxBufferLength: 10, liveSyncDurationCount: 2 })
    const close = () => player.destroy()
    signal.addEventListener('abort', close)
    player.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (!fatal) return
      signal.removeEventListener('abort', close)
      close()
      setTimeout(() => signal.aborted || open(), againMs)
    })
    player.loadSource(address)
    player.attachMedia(element)
  }
  open()
}
