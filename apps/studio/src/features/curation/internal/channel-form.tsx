import type { ChannelFields } from '@upbeat/contract/studio/entities/curation'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { NameFields } from './name-fields.tsx'
import { PickedList } from './picked-list.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { CurationDraft } from './use-curation-draft.ts'

/** A channel: its pictures, description, availability and classes (SHELF-03). */
export function ChannelForm({ draft: { fields, edit } }: { draft: CurationDraft<ChannelFields> }) {
  const t = useText()
  return (
    <>
      <NameFields fields={fields} largestName={120} onChange={edit} />
      <section className={panel.panel}>
        <h2 className={panel.title}>{t('curation.availability')}</h2>
        <Checkbox
          checked={fields.isAvailable}
          label={t('curation.isAvailable')}
          onChange={({ target }) => edit('isAvailable', target.checked)}
        />
      </section>
      <section className={panel.panel}>
        <h2 className={panel.title}>{t('curation.pickedClasses')}</h2>
        <PickedList onChange={(tags) => edit('classTags', tags)} tags={fields.classTags} />
      </section>
      <PictureChoice
        link={fields.profileImageUrl}
        onChange={(link) => edit('profileImageUrl', link)}
        shape="square"
        title={t('curation.profilePicture')}
      />
      <PictureChoice
        link={fields.mediaSpaceImageUrl}
        onChange={(link) => edit('mediaSpaceImageUrl', link)}
        shape="wide"
        title={t('curation.widePicture')}
      />
    </>
  )
}
