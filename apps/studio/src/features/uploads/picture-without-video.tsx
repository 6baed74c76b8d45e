import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useState } from 'react'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { showToast } from '../../lib/layout/toast-store.ts'
import bench from '../../lib/layout/workbench.module.css'
import { pictureAt } from '../../lib/media/picture-at.ts'
import { PictureDialog } from './internal/picture-dialog.tsx'
import styles from './internal/picture-panel.module.css'
import { UploadButton } from './upload-button.tsx'

type PictureWithoutVideoProps = {
  tag: string
  picture: string | null
  /** Whether it plays a video that nobody uploaded. */
  isReadyMade: boolean
  onPicture: (link: string | null) => Promise<unknown>
}

/** The card's picture while there is no uploaded video to take a frame or a trailer from: one can be uploaded (TAKE-13). */
export function PictureWithoutVideo({ tag, picture, isReadyMade, onPicture }: PictureWithoutVideoProps) {
  const t = useText()
  const { run } = useAction()
  const [isUploading, setUploading] = useState(false)

  async function choose(link: string) {
    await onPicture(link)
    showToast(t('pictures.chosen'), { undo: () => void run(() => onPicture(picture)) })
  }

  return (
    <div className={bench.bench}>
      <div className={styles.frame}>
        {picture ? (
          <img alt="" className={styles.picture} src={pictureAt(picture, 1280)} />
        ) : (
          <Icon name="picture" size={32} />
        )}
      </div>
      <div className={bench.list}>
        <section className={panel.panel}>
          <h2 className={panel.title}>{t('pictures.picture')}</h2>
          <p className={panel.text}>{t('pictures.uploadText')}</p>
          <div className={panel.actions}>
            <Button icon="upload" onClick={() => setUploading(true)} size="small" variant="secondary">
              {t('pictures.upload')}
            </Button>
          </div>
        </section>
        <section className={panel.panel}>
          <h2 className={panel.title}>{t('pictures.trailer')}</h2>
          <p className={panel.text}>{t(isReadyMade ? 'pictures.readyMadeText' : 'pictures.noVideoText')}</p>
          <div className={panel.actions}>
            <UploadButton label={t('uploads.chooseVideo')} size="small" tag={tag} />
          </div>
        </section>
      </div>
      {isUploading && <PictureDialog onClose={() => setUploading(false)} onPicture={choose} tag={tag} />}
    </div>
  )
}
