import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { ClassList } from '../features/classes/class-list.tsx'
import { FirstUpload } from '../features/uploads/first-upload.tsx'
import { UploadButton } from '../features/uploads/upload-button.tsx'
import { useReach } from '../lib/api/session.ts'
import form from '../lib/forms/form.module.css'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

function ClassListActions() {
  const t = useText()
  const mayRename = useReach('collections.edit') !== null
  return (
    <div className={form.actions}>
      {mayRename && (
        <Button render={<Link to="/classes/words" />} variant="secondary">
          {t('classes.keywords')}
        </Button>
      )}
      <UploadButton />
    </div>
  )
}

export function ClassListPage() {
  const t = useText()
  return (
    <Page action={<ClassListActions />} title={t('shell.classes')} width="full">
      <ClassList first={<FirstUpload />} />
    </Page>
  )
}
