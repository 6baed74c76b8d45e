import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { textLanguagesQuery } from '../../lib/api/text-languages-query.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { AnnouncementDialog } from './internal/announcement-dialog.tsx'

/** Creates an announcement. */
export function NewAnnouncementButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const languages = useQuery(textLanguagesQuery).data?.map(({ language }) => language)
  return (
    <>
      <Button disabled={!languages} icon="plus" onClick={() => setOpen(true)}>
        {t('announcements.new')}
      </Button>
      {isOpen && languages && (
        <AnnouncementDialog announcement={null} languages={languages} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
