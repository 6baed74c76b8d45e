import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { LazyDialog } from '../../lib/forms/lazy-dialog.tsx'
import { languageName } from '../../lib/i18n/language-name.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { showToast } from '../../lib/layout/toast-store.ts'
import { downloadText } from '../../lib/media/download-text.ts'
import styles from './captions-panel.module.css'
import { refreshCaptions } from './captions-query.ts'
import { CaptionsDrafting } from './internal/captions-drafting.tsx'
import { LanguageDialog } from './internal/language-dialog.tsx'

/** Reads caption files, for which it needs the names of all HTML character references. */
const loadCaptionsDialog = async () => (await import('./internal/captions-dialog.tsx')).CaptionsDialog

type CaptionsPanelProps = {
  tag: string
  captions: ClassMedia['captions']
  isReadOnly: boolean
  /** Whether the video brings its own captions, which can't be edited. */
  isReadyMade: boolean
}
type Asked = { kind: 'add' } | { kind: 'replace' | 'change'; language: string }

/** The captions of a class, a chip for each language. */
export function CaptionsPanel({ tag, captions, isReadOnly, isReadyMade }: CaptionsPanelProps) {
  const t = useText()
  const { run } = useAction()
  const { tracks, language: spoken } = captions
  const languages = tracks.map(({ language }) => language)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const read = async (language: string) => (await api('getCaptions', { params: { tag, language } })).body
  const save = (language: string, body: string) =>
    api('saveCaptions', { params: { tag, language }, body: { body, base: null } })

  async function publish(language: string) {
    await run(async () => {
      await api('publishCaptions', { params: { tag, language }, body: {} })
      await refreshCaptions()
      showToast(t('captions.published', { language: languageName(language) }))
    })
  }

  async function remove({ language, isDraft }: (typeof tracks)[number]) {
    await run(async () => {
      const body = await read(language)
      await api('removeCaptions', { params: { tag, language } })
      await refreshCaptions()
      const text = t('captions.removed', { language: languageName(language) })
      // No undo for a draft: restoring it would publish it, and the service can generate it again.
      if (isDraft) return showToast(text)
      showToast(text, { undo: () => void run(async () => save(language, body).then(refreshCaptions)) })
    })
  }

  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('captions.title')}</h2>
        {!isReadOnly && !isReadyMade && (
          <Button icon="plus" onClick={() => setAsked({ kind: 'add' })} size="small" variant="secondary">
            {t('captions.add')}
          </Button>
        )}
      </div>
      {!isReadOnly && !isReadyMade && <CaptionsDrafting captions={captions} tag={tag} />}
      {tracks.length === 0 ? (
        <p className={panel.text}>{t(isReadyMade ? 'captions.readyMade' : 'captions.none')}</p>
      ) : (
        <ul className={styles.chips}>
          {tracks.map(({ language, isDraft }) => (
            <li className={styles.chip} data-draft={isDraft || undefined} key={language}>
              {isReadOnly ? (
                <span className={styles.name} lang={language}>
                  {languageName(language)}
                </span>
              ) : (
                <Link
                  aria-label={t('captions.editOf', { language: languageName(language) })}
                  className={styles.name}
                  lang={language}
                  to={`captions/${language}`}
                >
                  {languageName(language)}
                </Link>
              )}
              {isDraft && (
                <>
                  <Icon name="eye-off" size={16} />
                  <span className={styles.note}>{t('captions.draft')}</span>
                </>
              )}
              {!isReadOnly && isDraft && (
                <Button
                  aria-label={t('captions.publishOf', { language: languageName(language) })}
                  onClick={() => void publish(language)}
                  size="small"
                >
                  {t('captions.publish')}
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
                    <MenuItem onClick={() => setAsked({ kind: 'change', language })}>
                      {t('captions.changeLanguage')}
                    </MenuItem>
                    <MenuItem onClick={() => void remove({ language, isDraft })} tone="danger">
                      {t('captions.remove')}
                    </MenuItem>
                  </>
                )}
              </Menu>
            </li>
          ))}
        </ul>
      )}
      {asked?.kind === 'change' && (
        <LanguageDialog language={asked.language} onClose={() => setAsked(null)} tag={tag} taken={languages} />
      )}
      {asked && asked.kind !== 'change' && (
        <LazyDialog load={loadCaptionsDialog} onClose={close}>
          {(CaptionsDialog) => (
            <CaptionsDialog
              onClose={close}
              replaced={asked.kind === 'replace' ? asked.language : null}
              spoken={spoken}
              tag={tag}
              taken={languages}
            />
          )}
        </LazyDialog>
      )}
    </section>
  )
}
