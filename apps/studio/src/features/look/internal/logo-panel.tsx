import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { colourNames, coloursOf } from '@upbeat/rules/theme/club-colours'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { LookChoice } from '../../../lib/forms/look-choice.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { dataAddressOf } from '../../../lib/media/data-address-of.ts'
import styles from './look-form.module.css'
import type { LookDraft } from './use-look-draft.ts'

const largestBytes = 2_000_000

/** The logo, and colours suggested for it. */
export function LogoPanel({ draft }: { draft: LookDraft }) {
  const t = useText()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const { fields, edit } = draft
  const { logoSvg } = fields
  const suggestions = useQuery({ ...suggestionsQuery(logoSvg ?? ''), enabled: logoSvg !== null }).data
  const colours = coloursOf(fields)

  async function take(file: File) {
    setNotice('')
    if (file.size > largestBytes) return setNotice(t('look.logoTooHeavy'))
    setBusy(true)
    try {
      const read = await api('readLogo', { body: { logo: await dataAddressOf(file) } })
      queryClient.setQueryData(suggestionsQuery(read.logoSvg).queryKey, read)
      edit('logoSvg', read.logoSvg)
    } catch (error) {
      setNotice(t(problemKey(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('look.logo')}</h2>
      <p className={panel.text}>{t('look.logoText')}</p>
      {logoSvg === null ? (
        <p>{t('look.noLogo')}</p>
      ) : (
        <div className={styles.logo} style={{ backgroundColor: colours.header }}>
          <img alt={t('look.currentLogo')} src={`data:image/svg+xml,${encodeURIComponent(logoSvg)}`} />
        </div>
      )}
      <div className={panel.actions}>
        <Button
          busy={busy}
          icon="upload"
          onClick={() => input.current?.click()}
          ref={choose}
          size="small"
          variant="secondary"
        >
          {t(logoSvg === null ? 'look.chooseLogo' : 'look.otherLogo')}
        </Button>
        {logoSvg !== null && (
          <Button
            onClick={() => {
              edit('logoSvg', null)
              choose.current?.focus()
            }}
            size="small"
            variant="quiet"
          >
            {t('look.removeLogo')}
          </Button>
        )}
        <input
          accept="image/svg+xml,image/png,image/jpeg"
          aria-label={t('setup.logoFile')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void take(file)
          }}
          ref={input}
          type="file"
        />
      </div>
      <FormNotice text={notice} />
      {logoSvg !== null && suggestions && (
        <>
          <p className={panel.text}>{t('look.suggestionsText')}</p>
          <LookChoice
            chosen={suggestions.looks.find((look) => isSameValue(look.colours, colours))?.name ?? ''}
            looks={suggestions.looks}
            onChoose={(name) => {
              const look = suggestions.looks.find((each) => each.name === name)
              if (look) for (const each of colourNames) edit(each, look.colours[each])
            }}
          />
        </>
      )}
    </section>
  )
}

/** Stable while the logo is unchanged. */
function suggestionsQuery(logoSvg: string) {
  return queryOptions({
    queryKey: ['logoLooks', logoSvg],
    queryFn: async () => {
      const file = new File([logoSvg], 'logo.svg', { type: 'image/svg+xml' })
      return api('readLogo', { body: { logo: await dataAddressOf(file) } })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
