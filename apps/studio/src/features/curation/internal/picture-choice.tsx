import { TextField } from '@upbeat/ui/text-field.tsx'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { FileField } from '../../../lib/forms/file-field.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { dataAddressOf } from '../../../lib/media/data-address-of.ts'
import { pictureAt } from '../../../lib/media/picture-at.ts'
import { ClassPicker } from './class-picker.tsx'
import styles from './editor.module.css'

type PictureChoiceProps = {
  title: string
  shape: 'wide' | 'square'
  link: string
  onChange: (link: string) => void
}

/** A picture, selected from one of the club's classes or by URL. */
export function PictureChoice({ title, shape, link, onChange }: PictureChoiceProps) {
  const t = useText()
  const { run } = useAction()

  async function upload(file: File) {
    const address = await dataAddressOf(file)
    const picture = address.slice(address.indexOf(',') + 1)
    const { links } = await api('uploadClubPicture', { body: { picture } })
    onChange(shape === 'square' ? links.tall : links.wide)
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{title}</h2>
      {link === '' ? (
        <p className={panel.text}>{t('curation.noPicture')}</p>
      ) : (
        <img alt="" className={styles.picture} data-shape={shape} src={pictureAt(link, 480)} />
      )}
      <p className={panel.text}>{t('curation.pictureText')}</p>
      <FileField
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={t('curation.uploadPicture')}
        onFile={(file) => file && void run(() => upload(file))}
      />
      <ClassPicker
        action={(name) => t('curation.take', { name })}
        isOffered={({ imageLink }) => imageLink !== null}
        label={t('curation.pictureFrom')}
        onPick={({ imageLink }) => onChange(imageLink ?? '')}
      />
      <TextField
        label={t('curation.pictureAddress')}
        maxLength={2000}
        onChange={({ target }) => onChange(target.value)}
        value={link}
      />
    </section>
  )
}
