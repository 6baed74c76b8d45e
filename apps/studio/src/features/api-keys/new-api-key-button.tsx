import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import { NewApiKeyDialog } from './internal/new-api-key-dialog.tsx'

export function NewApiKeyButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('apiKeys.create')}
      </Button>
      {isOpen && <NewApiKeyDialog onClose={() => setOpen(false)} />}
    </>
  )
}
