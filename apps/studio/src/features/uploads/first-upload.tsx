import { useText } from '../../lib/use-text.ts'
import { DropZone } from './drop-zone.tsx'
import { UploadButton } from './upload-button.tsx'

/** What a club without classes is shown: the first step. */
export function FirstUpload() {
  const t = useText()
  return (
    <DropZone text={t('uploads.firstText')} title={t('uploads.firstTitle')}>
      <UploadButton />
    </DropZone>
  )
}
