import { useTenant } from '../tenant/tenant-store.ts'
import styles from './brand-art.module.css'
import { BrandRings } from './brand-rings.tsx'

/** The club's illustration next to its forms: its logo, cropped by the panel's edge, or rings in its colours. Decorative. */
export function BrandArt() {
  const { signInArt, logoUrl } = useTenant()
  if (signInArt === 'rings' || !logoUrl) return <BrandRings />
  return <img alt="" className={styles.logo} src={logoUrl} />
}
