import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CaptionsPanel } from '../features/captions/captions-panel.tsx'
import { ClassEditor } from '../features/classes/class-editor.tsx'
import { MovesPanel } from '../features/moves/moves-panel.tsx'
import { ClassMedia } from '../features/uploads/class-media.tsx'
import { classMediaQuery } from '../features/uploads/class-media-query.ts'
import { useReach } from '../lib/api/session.ts'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function ClassPage() {
  const t = useText()
  const { tag = '' } = useParams()
  const mayEdit = useReach('classes.edit') !== null
  const media = useQuery({ ...classMediaQuery(tag), enabled: mayEdit }).data
  return (
    <ClassEditor
      frame={({ title, status, actions, children }) => (
        <Page action={actions} lead={status} title={title || t('classes.untitled')}>
          {children}
        </Page>
      )}
      media={(parts) => <ClassMedia tag={tag} {...parts} />}
      suggested={media?.videos[0]?.suggested}
      tag={tag}
      texts={({ isReadOnly }) => <ClassTexts isReadOnly={isReadOnly} tag={tag} />}
    />
  )
}

/** Captions and moves; a class whose video was not uploaded here has none to edit. */
function ClassTexts({ tag, isReadOnly }: { tag: string; isReadOnly: boolean }) {
  const mayEdit = useReach('classes.edit') !== null
  const media = useQuery({ ...classMediaQuery(tag), enabled: mayEdit }).data
  if (!media || media.videos.length === 0) return null
  return (
    <>
      <CaptionsPanel captions={media.captions} isReadOnly={isReadOnly} tag={tag} />
      <MovesPanel
        durationSecond={media.videos.find(({ isPlayable }) => isPlayable)?.durationSecond ?? null}
        isReadOnly={isReadOnly}
        tag={tag}
      />
    </>
  )
}
