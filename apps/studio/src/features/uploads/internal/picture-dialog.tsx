import { type CardShape, cardShapes, shapeRatios } from '@upbeat/rules/pictures/card-picture'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { ActionDialog } from '../../../lib/forms/action-dialog.tsx'
import { FileField } from '../../../lib/forms/file-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import { base64Of } from '../../../lib/media/base64-of.ts'
import { cropOf, type Size, type View, wholeView } from './crop.ts'
import { CropField } from './crop-field.tsx'
import styles from './picture-dialog.module.css'

type PictureDialogProps = { tag: string; onPicture: (link: string) => Promise<unknown>; onClose: () => void }
type Chosen = { file: File; address: string; size: Size }

const largestBytes = 20_000_000

/** Uploads a picture and crops it for each card shape. */
export function PictureDialog({ tag, onPicture, onClose }: PictureDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [views, setViews] = useState<Record<CardShape, View>>({ wide: wholeView, tall: wholeView })
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)
  const address = chosen?.address
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
    return undefined
  }, [address])

  async function choose(file: File | undefined) {
    setNotice('')
    setChosen(null)
    if (!file) return
    if (file.size > largestBytes) return setNotice(t('pictures.tooLarge'))
    const size = await sizeOf(file)
    if (!size) return setNotice(t('pictures.unreadable'))
    setViews({ wide: wholeView, tall: wholeView })
    setChosen({ file, size, address: URL.createObjectURL(file) })
  }

  async function send() {
    if (!chosen) return setNotice((before) => before || t('pictures.missing'))
    setBusy(true)
    setNotice('')
    try {
      const crops = {
        wide: cropOf(chosen.size, 'wide', views.wide),
        tall: cropOf(chosen.size, 'tall', views.tall),
      }
      const { link } = await api('uploadPicture', {
        params: { tag },
        body: { picture: await base64Of(chosen.file), crops },
      })
      await onPicture(link)
      onClose()
    } catch (error) {
      setNotice(t(problemKey(error)))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      action={t('pictures.use')}
      busy={busy}
      onAction={() => void send()}
      onClose={onClose}
      size="large"
      text={t('pictures.uploadText')}
      title={t('pictures.upload')}
    >
      <div className={form.form}>
        <FormNotice text={notice} />
        <FileField
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={t('pictures.file')}
          onFile={(file) => void choose(file)}
        />
        {chosen && (
          <div className={styles.shapes}>
            {cardShapes.map((shape) => (
              <CropField
                address={chosen.address}
                crop={cropOf(chosen.size, shape, views[shape])}
                key={shape}
                label={t(shape === 'wide' ? 'pictures.wide' : 'pictures.tall')}
                onChange={(view) => setViews((before) => ({ ...before, [shape]: view }))}
                ratio={shapeRatios[shape]}
                view={views[shape]}
              />
            ))}
          </div>
        )}
      </div>
    </ActionDialog>
  )
}

/** The displayed size, after EXIF rotation. Null if the browser can't decode it. */
async function sizeOf(file: File): Promise<Size | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
