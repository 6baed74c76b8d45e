import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { base64Of } from '../../../lib/media/base64-of.ts'
import { pictureAt } from '../../../lib/media/picture-at.ts'
import styles from './pictures-field.module.css'
import type { LookDraft } from './use-look-draft.ts'

const most = 6
const largestBytes = 20_000_000

/** The pictures of the landing page: the hero first, then the wall. */
export function PicturesField({ draft }: { draft: LookDraft }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const pictures = draft.fields.landingPictures
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const set = (next: string[]) => draft.edit('landingPictures', next)

  /** The pressed button may be gone: focus one of the picture at its position. */
  function setAndFocus(next: string[], at: number) {
    flushSync(() => set(next))
    const place = Math.min(at, next.length - 1)
    const button = list.current?.children[place]?.querySelector('button') ?? add.current
    button?.focus()
  }

  async function upload(file: File) {
    setNotice('')
    if (file.size > largestBytes) return setNotice(t('pictures.tooLarge'))
    setBusy(true)
    try {
      const { link } = await api('uploadLookPicture', { body: { picture: await base64Of(file) } })
      set([...pictures, link])
    } catch (error) {
      setNotice(t(problemKey(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.field}>
      <h3 className={styles.title}>{t('look.pictures')}</h3>
      <p className={styles.text}>{t(pictures.length === 0 ? 'look.noPictures' : 'look.picturesText')}</p>
      {pictures.length > 0 && (
        <ol className={styles.pictures} ref={list}>
          {pictures.map((picture, at) => (
            <li className={styles.picture} key={picture}>
              <img alt={t('look.pictureOf', { number: at + 1 })} src={sized(picture)} />
              <span className={styles.actions}>
                {at > 0 && (
                  <IconButton
                    icon="arrow-start"
                    label={t('look.pictureEarlier', { number: at + 1 })}
                    onClick={() => setAndFocus(swapped(pictures, at), at - 1)}
                  />
                )}
                <IconButton
                  icon="close"
                  label={t('look.pictureRemove', { number: at + 1 })}
                  onClick={() =>
                    setAndFocus(
                      pictures.filter((each) => each !== picture),
                      at,
                    )
                  }
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {pictures.length < most && (
        <>
          <Button
            busy={busy}
            icon="upload"
            onClick={() => input.current?.click()}
            ref={add}
            size="small"
            variant="secondary"
          >
            {t('look.addPicture')}
          </Button>
          <input
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
            aria-label={t('look.addPicture')}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void upload(file)
            }}
            ref={input}
            type="file"
          />
        </>
      )}
      <FormNotice text={notice} />
    </div>
  )
}

/** The fragment is the placeholder colour shown until the picture loads. */
function sized(picture: string): string {
  return pictureAt(picture.split('#', 1)[0] ?? '', 320)
}

function swapped(pictures: readonly string[], at: number): string[] {
  const next = [...pictures]
  next.splice(at - 1, 2, pictures[at] ?? '', pictures[at - 1] ?? '')
  return next
}
