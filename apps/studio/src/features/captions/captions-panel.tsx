import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api.ts'
import { downloadText } from '../../lib/download-text.ts'
import panel from '../../lib/panel.module.css'
import rows from '../../lib/rows.module.css'
import { showToast } from '../../lib/toast-store.ts'
import { useAction } from '../../lib/use-action.ts'
import { useText } from '../../lib/use-text.ts'
import { refreshCaptions } from './captions-query.ts'
import { CaptionsDialog } from './internal/captions-dialog.tsx'
import { languageName } from './internal/language-name.ts'

type CaptionsPanelProps = { tag: string; languages: readonly string[]; isReadOnly: boolean }
type Asked = { kind: 'add' } | { kind: 'replace'; language: string }

/** The captions of a class by language . */
export function CaptionsPanel({ tag, languages, isReadOnly }: CaptionsPanelProps) {
  const t = useText()
  const { run } = useAction()
  const [asked, setAsked] = useState<Asked | null>(null)
  const read = async (language: string) => (await api('getCaptions', { params: { tag, language } })).body
  const save = (language: string, body: string) => api('saveCaptions', { params: { tag, language }, body: { body } })

  async function remove(language: string) {
    await run(async () => {
      const body = await read(language)
      await api('removeCaptions', { params: { tag, language } })
      await refreshCaptions()
      const undo = () => void run(async () => save(language, body).then(refreshCaptions))
      showToast(t('captions.removed', { language: languageName(language) }), { undo })
    })
  }

  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('captions.title')}</h2>
        {!isReadOnly && (
          <Button icon="plus" onClick={() => setAsked({ kind: 'add' })} size="small" variant="secondary">
            {t('captions.add')}
          </Button>
        )}
      </div>
      {languages.length === 0 ? (
        <p className={panel.text}>{t('captions.none')}</p>
      ) : (
        <ul className={rows.rows}>
          {languages.map((language) => (
            <li className={rows.row} key={language}>
              <span className={rows.what}>
                <span className={rows.name} lang={language}>
                  {languageName(language)}
                </span>
              </span>
              {!isReadOnly && (
                <Button
                  aria-label={t('captions.editOf', { language: languageName(language) })}
                  render={<Link to={`captions/${language}`} />}
                  size="small"
                  variant="secondary"
                >
                  {t('captions.edit')}
                </Button>
              )}
              <Menu
                trigger={<IconButton icon="more" label={t('captions.actions', { language: languageName(language) })} />}
              >
                <MenuItem
                  onClick={() =>
                    void run(async () => downloadText(`${tag}.${language}.vtt`, await read(language), 'text/vtt'))
                  }
                >
                  {t('captions.download')}
                </MenuItem>
                {!isReadOnly && (
                  <>
                    <MenuItem onClick={() => setAsked({ kind: 'replace', language })}>{t('captions.replace')}</MenuItem>
                    <MenuItem onClick={() => void remove(language)} tone="danger">
                      {t('captions.remove')}
                    </MenuItem>
                  </>
                )}
              </Menu>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <CaptionsDialog
          onClose={() => setAsked(null)}
          replaced={asked.kind === 'replace' ? asked.language : null}
          tag={tag}
          taken={languages}
        />
      )}
    </section>
  )
}
