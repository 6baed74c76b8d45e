import styles from './brand-art.module.css'
import { BrandRings } from './brand-rings.tsx'

/** An illustration next to a form: a logo, cropped by the panel's edge, or rings in the brand's colours. Decorative. */
export function BrandArt({ logoUrl }: { logoUrl: string | null }) {
  return logoUrl === null ? <BrandRings /> : <img alt="" className={styles.logo} src={logoUrl} />
}
