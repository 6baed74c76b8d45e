import type { LookFields } from '@upbeat/contract/studio/entities/look'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { coloursOf } from '@upbeat/rules/theme/club-colours'
import { type ColourAdjustment, colourAdjustments } from '@upbeat/rules/theme/colour-adjustments'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import styles from './adjusted-colours.module.css'

/** The colours that were replaced because the chosen ones have too little contrast (LOOK-03). */
export function AdjustedColours({ fields }: { fields: LookFields }) {
  const t = useText()
  const adjustments = colourAdjustments(coloursOf(fields))
  return (
    <section className={panel.panel} id="adjusted-colours">
      <h2 className={panel.title}>{t('look.adjusted')}</h2>
      <p className={panel.text}>{t(adjustments.length === 0 ? 'look.noneAdjusted' : 'look.adjustedText')}</p>
      {adjustments.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('look.place')}</th>
              <th scope="col">{t('look.requested')}</th>
              <th scope="col">{t('look.used')}</th>
            </tr>
          </thead>
          <tbody>
            {adjustments.map((adjustment) => (
              <tr key={`${adjustment.colour} ${adjustment.where}`}>
                <th scope="row">{t(placeKey(adjustment))}</th>
                <td>
                  <Swatch colour={adjustment.requested} ratio={adjustment.requestedRatio} />
                </td>
                <td>
                  <Swatch colour={adjustment.used} ratio={adjustment.usedRatio} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Swatch({ colour, ratio }: { colour: string; ratio: number }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const figure = ratio.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <span className={styles.swatch}>
      <span aria-hidden="true" className={styles.colour} style={{ backgroundColor: colour }} />
      <span>
        {colour} <span className={styles.ratio}>{t('look.ratio', { ratio: figure })}</span>
      </span>
    </span>
  )
}

function placeKey({ colour, where }: ColourAdjustment): StudioPhraseKey {
  if (where === 'edges') return colour === 'secondary' ? 'look.secondaryEdges' : 'look.primaryEdges'
  return `look.${where}`
}
