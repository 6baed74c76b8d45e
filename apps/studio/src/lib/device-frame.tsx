import { useEffect, useRef, useState } from 'react'
import styles from './device-frame.module.css'
import { type Device, deviceSizes } from './devices.ts'
import { useText } from './use-text.ts'

/** A frame as large as the device's screen, made smaller where there is less room. */
export function DeviceFrame({ device, link }: { device: Device; link: string }) {
  const t = useText()
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const size = deviceSizes[device]
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = width === 0 ? 1 : Math.min(1, width / size.width)
  return (
    <div className={styles.room} ref={room} style={{ blockSize: size.height * scale }}>
      <iframe
        className={styles.frame}
        height={size.height}
        key={link}
        src={link}
        style={{ transform: `scale(${scale})` }}
        title={t('preview.frame')}
        width={size.width}
      />
    </div>
  )
}
