import type { SocialNetwork } from './share-targets.ts'

/** A network's logo, decorative. */
export function SocialMark({ network }: { network: Exclude<SocialNetwork, 'email'> }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      focusable="false"
      height={24}
      stroke="currentColor"
      viewBox="0 0 24 24"
      width={24}
    >
      <path d={paths[network]} strokeLinecap="round" strokeLinejoin="round" strokeWidth={2} />
    </svg>
  )
}

const paths = {
  facebook: 'M16.5 4.5h-1.8a3.2 3.2 0 0 0-3.2 3.2V20M8 11.5h7.5',
  x: 'M5 4.5l14 15M19 4.5l-14 15',
  whatsapp:
    'M4.5 19.5l1.3-3.7a7.8 7.8 0 1 1 2.8 2.6zM9.3 9.2c.2 3 2.6 5.4 5.6 5.6l.6-1.5-1.9-1-1 .7a4.6 4.6 0 0 1-1.6-1.6l.7-1-1-1.9z',
}
