import { Chip } from '@upbeat/ui/chip.tsx'
import { classNames } from '@upbeat/ui/class-names.ts'
import { Select } from '@upbeat/ui/select.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './preview-bar.module.css'

type Device = 'phone' | 'desktop'
type PreviewBarProps<Page extends string> = {
  pages: readonly Page[]
  page: Page
  nameOf: (page: Page) => string
  onPage: (page: Page) => void
  /** Null if the content looks the same on every device. */
  device: Device | null
  onDevice: (device: Device) => void
  className?: string | undefined
  /** Further options, after the device. */
  children: ReactNode
}

/** The toolbar of a preview of members' pages: page and device. */
export function PreviewBar<Page extends string>(props: PreviewBarProps<Page>) {
  const t = useText()
  return (
    <div className={classNames(styles.bar, props.className)}>
      <fieldset aria-label={t('look.page')} className={styles.chips}>
        {props.pages.map((each) => (
          <Chip key={each} onPressedChange={() => props.onPage(each)} pressed={each === props.page}>
            {props.nameOf(each)}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.options}>
        {props.device !== null && (
          <Select
            hideLabel
            label={t('preview.device')}
            onChange={({ target }) => props.onDevice(target.value as Device)}
            options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
            value={props.device}
          />
        )}
        {props.children}
      </div>
    </div>
  )
}
