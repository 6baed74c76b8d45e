import styles from './icon.module.css'
import type { IconName } from './icon-shapes.ts'

export type IconProps = {
  name: IconName /** CSS pixels; 1.25 em, the size of the text beside it, when left out. */
  size?: number | undefined
}

/** Where the build puts the drawings; tests have no build and need none. */
const sprite = typeof ICON_SPRITE === 'string' ? ICON_SPRITE : ''

/** A picture for the eye alone: what it stands beside or inside of carries the name. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.icon}
      data-icon={name}
      focusable="false"
      height={size ?? '1.25em'}
      viewBox="0 0 24 24"
      width={size ?? '1.25em'}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

declare const ICON_SPRITE: string | undefined
