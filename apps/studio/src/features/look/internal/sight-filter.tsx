export const sights = ['usual', 'blurred', 'redGreen', 'grey'] as const
export type Sight = (typeof sights)[number]

const redGreen = 'look-red-green'

/** Approximate simulations of cataract, red-green colour blindness and achromatopsia. */
export const sightFilters: Record<Sight, string> = {
  usual: 'none',
  blurred: 'blur(2.5px) contrast(0.7)',
  redGreen: `url(#${redGreen})`,
  grey: 'grayscale(1)',
}

/** An SVG filter must be in the document that uses it. */
export function SightFilter() {
  return (
    <svg aria-hidden="true" height={0} style={{ position: 'absolute' }} width={0}>
      <filter id={redGreen}>
        <feColorMatrix values="0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0" />
      </filter>
    </svg>
  )
}
