import styles from './spinner.module.css'

/** A loading indicator, by default 70 px with a 5 px stroke (SHELL-26); hidden from assistive technology. */
export function Spinner({ size = 70, thickness = 5 }: { size?: number; thickness?: number }) {
  const centre = size / 2
  return (
    <svg aria-hidden="true" className={styles.spinner} height={size} viewBox={`0 0 ${size} ${size}`} width={size}>
      <circle
        className={styles.track}
        cx={centre}
        cy={centre}
        fill="none"
        r={centre - thickness / 2}
        strokeWidth={thickness}
      />
      <circle
        className={styles.arc}
        cx={centre}
        cy={centre}
        fill="none"
        pathLength={100}
        r={centre - thickness / 2}
        strokeDasharray="30 100"
        strokeLinecap="round"
        strokeWidth={thickness}
      />
    </svg>
  )
}
