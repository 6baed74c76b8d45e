import { useText } from '../../lib/use-text.ts'
import { DropZone } from './drop-zone.tsx'
import { UploadButton } from './upload-button.tsx'

/** The video of a class: what it is, how far it is prepared, and a way to give it one. */
export function ClassMedia({ tag }: { tag: string }) {
  const t = useText()
  return (
    <DropZone tag={tag} text={t('uploads.dropText')} title={t('uploads.video')}>
      <UploadButton secondary tag={tag} />
    </DropZone>
  )
}
