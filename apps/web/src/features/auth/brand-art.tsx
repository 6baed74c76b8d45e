import { useTenant } from '../tenant/tenant-store.ts'
import styles from './brand-art.module.css'
import { BrandRings } from './brand-rings.tsx'

/** What the club shows beside its forms: its logo, cut off by the panel's edge, or rings in its colours. For the eye alone. */
export function BrandArt() {
  const { signInArt, logoUrl } = useTenant()
  if (signInArt === 'rings' || !logoUrl) return <BrandRings />
  return <img alt="" className={styles.logo} src={logoUrl} />
}
