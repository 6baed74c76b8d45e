import styles from './brand-rings.module.css'

/** Activity rings in the brand's two colours. Decorative. */
export function BrandRings() {
  return (
    <svg aria-hidden="true" className={styles.rings} fill="none" focusable="false" viewBox="0 0 200 200">
      {RINGS.map(({ radius, filled, className }) => (
        <g key={radius} strokeWidth="15">
          <circle className={styles.track} cx="100" cy="100" r={radius} />
          <circle
            className={className}
            cx="100"
            cy="100"
            pathLength={100}
            r={radius}
            strokeDasharray={`${filled} 100`}
            strokeLinecap="round"
            transform="rotate(-90 100 100)"
          />
        </g>
      ))}
    </svg>
  )
}

const RINGS = [
  { radius: 90, filled: 78, className: styles.second },
  { radius: 71, filled: 56, className: styles.first },
  { radius: 52, filled: 88, className: styles.second },
] as const
