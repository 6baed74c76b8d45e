import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CaptionsPanel } from '../features/captions/captions-panel.tsx'
import { ClassEditor } from '../features/classes/class-editor.tsx'
import { MovesPanel } from '../features/moves/moves-panel.tsx'
import { ClassMedia } from '../features/uploads/class-media.tsx'
import { classMediaQuery, hasReadyMadeVideo } from '../features/uploads/class-media-query.ts'
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

/** Moves and captions. */
function ClassTexts({ tag, isReadOnly }: { tag: string; isReadOnly: boolean }) {
  const mayEdit = useReach('classes.edit') !== null
  const media = useQuery({ ...classMediaQuery(tag), enabled: mayEdit }).data
  if (!media) return null
  const isReadyMade = hasReadyMadeVideo(media)
  return (
    <>
      <MovesPanel
        durationSecond={media.videos.find(({ isPlayable }) => isPlayable)?.durationSecond ?? null}
        isReadOnly={isReadOnly}
        isReadyMade={isReadyMade}
        previewLink={media.previewLink}
        tag={tag}
      />
      <CaptionsPanel captions={media.captions} isReadOnly={isReadOnly} isReadyMade={isReadyMade} tag={tag} />
    </>
  )
}
