import styles from './icon.module.css'
import type { IconName } from './icon-shapes.ts'

export type IconProps = {
  name: IconName /** CSS pixels; 1.25 em, the size of the text beside it, when left out. */
  size?: number | undefined
}

/** URL of the sprite, set by the build; tests have no build and need none. */
const sprite = typeof ICON_SPRITE === 'string' ? ICON_SPRITE : ''

/** A decorative icon: the element beside or around it has the accessible name. */
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
