import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Button } from '@upbeat/ui/button.tsx'
import { useRef } from 'react'
import { api } from '../../../lib/api.ts'
import { dataAddressOf } from '../../../lib/data-address-of.ts'
import { LookChoice } from '../../../lib/look-choice.tsx'
import panel from '../../../lib/panel.module.css'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import { colourNames, coloursOf } from './colours-of.ts'
import styles from './look-form.module.css'
import type { LookDraft } from './use-look-draft.ts'

/** The logo, and colours that go with it. */
export function LogoPanel({ draft }: { draft: LookDraft }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const { fields, edit } = draft
  const { logoSvg } = fields
  const suggestions = useQuery({ ...suggestionsQuery(logoSvg ?? ''), enabled: logoSvg !== null }).data
  const colours = coloursOf(fields)

  async function take(file: File) {
    const read = await api('readLogo', { body: { logo: await dataAddressOf(file) } })
    queryClient.setQueryData(suggestionsQuery(read.logoSvg).queryKey, read)
    edit('logoSvg', read.logoSvg)
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
        <Button busy={busy} icon="upload" onClick={() => input.current?.click()} variant="secondary">
          {t(logoSvg === null ? 'look.chooseLogo' : 'look.otherLogo')}
        </Button>
        {logoSvg !== null && (
          <Button onClick={() => edit('logoSvg', null)} variant="quiet">
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
            if (file) void run(() => take(file))
          }}
          ref={input}
          type="file"
        />
      </div>
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

/** The same for as long as the logo is. */
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
