import { useEffect, useRef, useState } from 'react'
import styles from './device-frame.module.css'
import { type Device, deviceSizes } from './devices.ts'
import { useText } from './use-text.ts'

type DeviceFrameProps = {
  device: Device
  link: string
  /** Loads the page again when it changes. */
  version?: string
  /** Custom properties that the page gets without being loaded again. */
  variables?: Readonly<Record<string, string>>
}

const none = {}

/** A frame as large as the device's screen, made smaller where there is less room. */
export function DeviceFrame({ device, link, version = '', variables = none }: DeviceFrameProps) {
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
  const scale = width === 0 ? 1 : Math.min(1, width / size.width)
  return (
    <div className={styles.room} ref={room} style={{ blockSize: size.height * scale }}>
      <iframe
        className={styles.frame}
        height={size.height}
        key={`${link} ${version}`}
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

/** The page is of this host, and so within reach; until it has loaded there is nothing to paint. */
function paint(frame: HTMLIFrameElement | null, variables: Readonly<Record<string, string>>) {
  const style = frame?.contentDocument?.documentElement.style
  for (const [name, value] of Object.entries(variables)) style?.setProperty(name, value)
}
