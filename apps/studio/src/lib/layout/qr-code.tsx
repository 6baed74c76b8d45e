import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** A text as a QR code: dark on light in every theme, since many scanners can't read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg aria-label={label} className={styles.code} role="img" viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}

function draw(text: string) {
  const { size, data } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
