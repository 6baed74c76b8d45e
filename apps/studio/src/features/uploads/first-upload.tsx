import { useText } from '../../lib/use-text.ts'
import { DropZone } from './drop-zone.tsx'
import { UploadButton } from './upload-button.tsx'
import { useUploadStore } from './upload-store.ts'

/** What a club without classes is shown: the first step. */
export function FirstUpload() {
  const t = useText()
  const hasUploads = useUploadStore(({ uploads }) => uploads.length > 0)
  return (
    <DropZone text={t('uploads.firstText')} title={t('uploads.firstTitle')}>
      <UploadButton variant={hasUploads ? 'secondary' : 'primary'} />
    </DropZone>
  )
}
