import { useText } from '../../lib/i18n/use-text.ts'
import { DropZone } from './drop-zone.tsx'
import { UploadButton } from './upload-button.tsx'
import { useUploadStore } from './upload-store.ts'

/** The empty state of a club without classes. */
export function FirstUpload() {
  const t = useText()
  const hasUploads = useUploadStore(({ uploads }) => uploads.length > 0)
  return (
    <DropZone text={t('uploads.firstText')} title={t('uploads.firstTitle')}>
      <UploadButton variant={hasUploads ? 'secondary' : 'primary'} />
    </DropZone>
  )
}
