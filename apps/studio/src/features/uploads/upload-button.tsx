import { Button } from '@upbeat/ui/button.tsx'
import { useContext, useRef } from 'react'
import { reachIn, SessionContext } from '../../lib/api/session.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { useSendFiles } from './use-send-files.ts'
import { videoFiles } from './video-files.ts'

type UploadButtonProps = { tag?: string; label?: string; variant?: 'primary' | 'secondary'; size?: 'small' | 'medium' }

/** Selects any number of videos; each becomes a draft. With `tag`, one that becomes that class's video. */
export function UploadButton(props: UploadButtonProps) {
  const { tag, label, size, variant = tag === undefined ? 'primary' : 'secondary' } = props
  const t = useText()
  const sendFiles = useSendFiles()
  const input = useRef<HTMLInputElement>(null)
  // The setup is outside the session gate, but only shown to the club's owner.
  const session = useContext(SessionContext)
  if (session && reachIn(session, 'classes.edit') === null) return null
  return (
    <>
      <Button icon="upload" onClick={() => input.current?.click()} size={size} variant={variant}>
        {label ?? t('uploads.upload')}
      </Button>
      <input
        accept={videoFiles}
        aria-label={t('uploads.files')}
        hidden
        multiple={tag === undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void sendFiles(files, tag)
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
