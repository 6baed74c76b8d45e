import { ClubExport } from '../features/club-file/club-export.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

/** Exports the club as one file. */
export function ClubFilePage() {
  const t = useText()
  return (
    <Page lead={t('clubFile.lead')} title={t('clubFile.title')} width="narrow">
      <ClubExport />
    </Page>
  )
}
