import { ClassList } from '../features/classes/class-list.tsx'
import { FirstUpload } from '../features/uploads/first-upload.tsx'
import { UploadButton } from '../features/uploads/upload-button.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function ClassListPage() {
  const t = useText()
  return (
    <Page action={<UploadButton />} title={t('shell.classes')}>
      <ClassList first={<FirstUpload />} />
    </Page>
  )
}
