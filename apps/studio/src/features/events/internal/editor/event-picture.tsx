import { Button } from '@upbeat/ui/button.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { api } from '../../../../lib/api/api.ts'
import { useReach } from '../../../../lib/api/session.ts'
import { useAction } from '../../../../lib/api/use-action.ts'
import { FileField } from '../../../../lib/forms/file-field.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { dataAddressOf } from '../../../../lib/media/data-address-of.ts'
import { pictureAt } from '../../../../lib/media/picture-at.ts'
import styles from './editor.module.css'
import type { EventDraft } from './use-event-draft.ts'

/** The event's own picture, uploaded or by its address. */
export function EventPicture({ draft: { fields, edit } }: { draft: EventDraft }) {
  const t = useText()
  const { run } = useAction()
  const mayUpload = useReach('collections.edit') !== null
  const { imageLink, classTag } = fields

  async function upload(file: File) {
    const address = await dataAddressOf(file)
    const { links } = await api('uploadClubPicture', { body: { picture: address.slice(address.indexOf(',') + 1) } })
    edit('imageLink', links.wide)
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('events.picture')}</h2>
      {imageLink === null ? (
        <p className={panel.text}>{t(classTag === null ? 'events.noPicture' : 'events.pictureOfClass')}</p>
      ) : (
        <div className={styles.played}>
          <img alt="" className={styles.picture} src={pictureAt(imageLink, 480)} />
          <Button onClick={() => edit('imageLink', null)} size="small" variant="secondary">
            {t('events.removePicture')}
          </Button>
        </div>
      )}
      {mayUpload && (
        <FileField
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={t('curation.uploadPicture')}
          onFile={(file) => file && void run(() => upload(file))}
        />
      )}
      <TextField
        label={t('curation.pictureAddress')}
        maxLength={2000}
        onChange={({ target }) => edit('imageLink', target.value || null)}
        value={imageLink ?? ''}
      />
    </section>
  )
}
