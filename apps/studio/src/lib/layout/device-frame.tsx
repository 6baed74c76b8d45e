import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './device-frame.module.css'
import { type Device, deviceSizes } from './devices.ts'

type DeviceFrameProps = {
  device: Device
  link: string
  /** Custom properties applied to the page without reloading it. */
  variables?: Readonly<Record<string, string>>
  /** The message sent to the page when it is ready, and on each change. */
  message?: object
  /** Handles other messages of the page. */
  onMessage?: (message: unknown) => void
}

const none = {}

/** A frame with the size of a device's screen, scaled down to fit. */
export function DeviceFrame({ device, link, variables = none, message, onMessage }: DeviceFrameProps) {
  const t = useText()
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState(0)
  const size = deviceSizes[device]
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => paint(frame.current, variables), [variables])
  const tell = useEffectEvent(() => {
    if (message) frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  const hear = useEffectEvent((said: { kind?: unknown } | null) => {
    if (said?.kind === 'ready') tell()
    else onMessage?.(said)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tell` says what is new in it
  useEffect(() => tell(), [message])
  useEffect(() => {
    const answer = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs) hear(data)
    }
    window.addEventListener('message', answer)
    return () => window.removeEventListener('message', answer)
  }, [])
  const scale = width === 0 ? 1 : Math.min(1, width / size.width)
  return (
    <div className={styles.room} ref={room} style={{ blockSize: size.height * scale }}>
      <iframe
        className={styles.frame}
        height={size.height}
        key={link}
        onLoad={() => paint(frame.current, variables)}
        ref={frame}
        src={link}
        style={{ transform: `scale(${scale})` }}
        title={t('preview.frame')}
        width={size.width}
      />
    </div>
  )
}

/** The page is same-origin, so its document can be styled; until it has loaded there is nothing to style. */
function paint(frame: HTMLIFrameElement | null, variables: Readonly<Record<string, string>>) {
  const style = frame?.contentDocument?.documentElement.style
  for (const [name, value] of Object.entries(variables)) style?.setProperty(name, value)
}
