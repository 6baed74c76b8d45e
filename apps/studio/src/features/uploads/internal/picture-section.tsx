import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { classMediaQuery } from '../class-media-query.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PosterChoice } from './poster-choice.tsx'

type PictureSectionProps = {
  tag: string
  video: ClassVideo
  /** The player's position. */
  second: number
  picture: string | null
  onPicture: (link: string | null) => Promise<unknown>
}

/** The card's picture: a suggested frame, any frame, or an uploaded picture (TAKE-13). */
export function PictureSection({ tag, video, second, picture, onPicture }: PictureSectionProps) {
  const t = useText()
  const { busy, run } = useAction()
  const [isUploading, setUploading] = useState(false)

  async function choose(link: string) {
    const before = picture
    await onPicture(link)
    showToast(t('pictures.chosen'), { undo: () => void run(() => onPicture(before)) })
  }

  async function takeFrame() {
    const { link } = await api('makePoster', { params: { tag, version: video.version }, body: { second } })
    await queryClient.invalidateQueries({ queryKey: classMediaQuery(tag).queryKey })
    await choose(link)
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('pictures.picture')}</h2>
      <PosterChoice
        onChoose={(link) => void run(() => choose(link))}
        picture={picture}
        title={t('pictures.frames')}
        posters={video.posters}
      />
      <div className={panel.actions}>
        {video.sourceBytes !== null && (
          <Button busy={busy} onClick={() => void run(takeFrame)} size="small" variant="secondary">
            {t('pictures.useFrame', { time: lengthOf(second) })}
          </Button>
        )}
        <Button icon="upload" onClick={() => setUploading(true)} size="small" variant="secondary">
          {t('pictures.upload')}
        </Button>
      </div>
      {video.sourceBytes === null && <p className={panel.text}>{t('pictures.noSource')}</p>}
      {isUploading && <PictureDialog onClose={() => setUploading(false)} onPicture={choose} tag={tag} />}
    </section>
  )
}
