import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { useId, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { Choice } from '../../../lib/forms/choice.tsx'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import form from '../../../lib/forms/form.module.css'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { classMediaQuery } from '../class-media-query.ts'
import { type TrackWords, trackWords } from './track-words.ts'

/** The picture and sound tracks of a video's file, of which another can be chosen. Renders nothing for a file with one of each. */
export function TrackChoice({ tag, video }: { tag: string; video: ClassVideo }) {
  const { version, tracks, refusal } = video
  if (refusal !== null || (tracks.pictures.length < 2 && tracks.sounds.length < 2)) return null
  // Another video has other tracks: what was selected doesn't carry over.
  return <TrackForm key={version} tag={tag} video={video} />
}

function TrackForm({ tag, video }: { tag: string; video: ClassVideo }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const [wanted, setWanted] = useState<{ picture?: number; sound?: number }>({})
  const [isAsking, setAsking] = useState(false)
  const isDeleted = video.sourceBytes === null
  const kinds = [
    { kind: 'picture', legend: t('media.pictureTrack'), tracks: trackWords(video.tracks.pictures, { t, language }) },
    { kind: 'sound', legend: t('media.soundTrack'), tracks: trackWords(video.tracks.sounds, { t, language }) },
  ] as const
  const changed = Object.fromEntries(
    kinds.flatMap(({ kind, tracks }) => {
      const index = wanted[kind]
      return index === undefined || index === chosenOf(tracks)?.index ? [] : [[kind, index]]
    }),
  )

  async function choose() {
    await api('chooseTracks', { params: { tag, version: video.version }, body: changed })
    await queryClient.invalidateQueries({ queryKey: classMediaQuery(tag).queryKey })
  }

  return (
    <div className={form.form}>
      {kinds.map(
        ({ kind, legend, tracks }) =>
          tracks.length > 1 && (
            <TrackField
              chosen={wanted[kind] ?? chosenOf(tracks)?.index}
              isDisabled={isDeleted}
              key={kind}
              legend={legend}
              onChoose={(index) => setWanted({ ...wanted, [kind]: index })}
              tracks={tracks}
            />
          ),
      )}
      {isDeleted ? (
        <p className={panel.text}>{t('media.sourceDeleted')}</p>
      ) : (
        <div className={panel.actions}>
          <Button
            disabled={Object.keys(changed).length === 0}
            onClick={() => setAsking(true)}
            size="small"
            variant="secondary"
          >
            {t('media.chooseTracks')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          action={t('media.chooseTracks')}
          done={t('media.tracksChosen')}
          onClose={() => setAsking(false)}
          text={t('media.chooseTracksText')}
          title={t('media.chooseTracksTitle')}
          work={choose}
        />
      )}
    </div>
  )
}

type TrackFieldProps = {
  legend: string
  tracks: readonly TrackWords[]
  chosen: number | undefined
  isDisabled: boolean
  onChoose: (index: number) => void
}

function TrackField({ legend, tracks, chosen, isDisabled, onChoose }: TrackFieldProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={form.legend}>{legend}</legend>
      <Choice
        chosen={String(chosen)}
        name={name}
        onChange={({ target }) => onChoose(Number(target.value))}
        options={tracks.map(({ index, ...its }) => ({
          value: String(index),
          name: its.name,
          text: its.text,
          disabled: isDisabled,
        }))}
      />
    </fieldset>
  )
}

function chosenOf(tracks: readonly TrackWords[]) {
  return tracks.find(({ isChosen }) => isChosen)
}
