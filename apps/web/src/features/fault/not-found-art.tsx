import { BrandArt } from '@upbeat/ui/brand-art.tsx'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './not-found-art.module.css'

const four = '4'

/** The number 404, whose zero is the club's logo. Decorative. */
export function NotFoundArt() {
  const { signInArt, logoUrl } = useTenant()
  return (
    <div className={styles.number}>
      <span>{four}</span>
      <span className={styles.zero}>
        <BrandArt logoUrl={signInArt === 'rings' ? null : logoUrl || null} />
      </span>
      <span>{four}</span>
    </div>
  )
}
