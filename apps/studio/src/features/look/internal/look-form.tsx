import type { LookField, StudioLook } from '@upbeat/contract/studio/entities/look'
import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import { colourNames, coloursOf } from '@upbeat/rules/theme/club-colours'
import { colourAdjustments } from '@upbeat/rules/theme/colour-adjustments'
import { Select } from '@upbeat/ui/select.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { ConflictChoice } from '../../../lib/publishing/conflict-choice.tsx'
import { RefusedFields } from '../../../lib/publishing/refused-fields.tsx'
import { ColourField } from './colour-field.tsx'
import { fonts } from './fonts.ts'
import { KitFields } from './kit-fields.tsx'
import { LogoPanel } from './logo-panel.tsx'
import styles from './look-form.module.css'
import { lookLabel } from './look-label.ts'
import { PicturesField } from './pictures-field.tsx'
import { TaglineField } from './tagline-field.tsx'
import type { LookDraft } from './use-look-draft.ts'

/** The fields of a club's look. Every change is autosaved to the draft. */
export function LookForm({ draft, languages }: { draft: LookDraft; languages: StudioLook['languages'] }) {
  const t = useText()
  const { fields, edit, conflicts, decide } = draft
  const conflictOf = (field: LookField, label: string) =>
    conflicts
      .filter((conflict) => conflict.field === field)
      .map((conflict) => (
        <ConflictChoice
          conflict={readable(conflict)}
          key={field}
          label={label}
          onDecide={(keep) => decide(conflict, keep)}
          {...(field === 'logoSvg' && { show: (svg: string) => <img alt="" height={40} src={drawingAddress(svg)} /> })}
        />
      ))
  const adjusted = new Set<string>(colourAdjustments(coloursOf(fields)).map(({ colour }) => colour))
  const offered = fields.font === null || fonts.includes(fields.font) ? fonts : [...fonts, fields.font]
  return (
    <>
      <RefusedFields labelOf={(field) => lookLabel(field, t)} status={draft.status} />
      <LogoPanel draft={draft} />
      {conflictOf('logoSvg', t('look.logo'))}
      <section className={panel.panel}>
        <h2 className={panel.title}>{t('look.colours')}</h2>
        <p className={panel.text}>{t('look.coloursText')}</p>
        <div className={styles.colours}>
          {colourNames.map((name) => (
            <ColourField
              key={name}
              isAdjusted={adjusted.has(name)}
              label={t(`look.${name}`)}
              onChange={(colour) => edit(name, colour)}
              onReject={(typed) => draft.reject(name, typed)}
              value={fields[name]}
            />
          ))}
        </div>
        {colourNames.map((name) => conflictOf(name, t(`look.${name}`)))}
      </section>
      <section className={panel.panel}>
        <h2 className={panel.title}>{t('look.landing')}</h2>
        <TaglineField draft={draft} languages={languages} />
        {conflictOf('taglines', t('look.tagline'))}
        <PicturesField draft={draft} />
        {conflictOf('landingPictures', t('look.pictures'))}
      </section>
      <section className={panel.panel}>
        <h2 className={panel.title}>{t('look.style')}</h2>
        <Select
          label={t('look.font')}
          onChange={({ target }) => edit('font', target.value || null)}
          options={[{ value: '', label: t('look.ownFont') }, ...offered.map((font) => ({ value: font, label: font }))]}
          value={fields.font ?? ''}
        />
        {conflictOf('font', t('look.font'))}
        <KitFields conflictOf={conflictOf} draft={draft} names={['displayFont', 'corners']} />
        <Select
          label={t('look.cards')}
          onChange={({ target }) => edit('cardVersion', target.value === '0.1' ? 0.1 : 0)}
          options={[
            { value: '0', label: t('look.cardsBelow') },
            { value: '0.1', label: t('look.cardsOn') },
          ]}
          value={String(fields.cardVersion)}
        />
        {conflictOf('cardVersion', t('look.cards'))}
        <KitFields
          conflictOf={conflictOf}
          draft={draft}
          names={['cardShape', 'pictureStyle', 'signInArt', 'homeStart']}
        />
      </section>
    </>
  )
}

/** Lists the taglines of all languages in a conflict. */
function readable({ field, yours, theirs }: FieldConflict): FieldConflict {
  const words = (value: unknown) => (field === 'taglines' ? Object.values(value ?? {}) : value)
  return { field, yours: words(yours), theirs: words(theirs) }
}

function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
