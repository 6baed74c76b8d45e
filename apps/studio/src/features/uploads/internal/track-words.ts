import type { ClassVideo, PictureTrack, SoundTrack } from '@upbeat/contract/studio/entities/intake'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import type { Text } from '../../../lib/i18n/use-text.ts'

type Words = { t: Text; language: string }
/** How a track is shown: `name` by its number in the list and its title or language, `text` with the details. */
export type TrackWords = { index: number; isChosen: boolean; name: string; text: string }

/** How the tracks of a kind are shown in the studio's language. */
export function trackWords(tracks: readonly (PictureTrack | SoundTrack)[], words: Words): TrackWords[] {
  return tracks.map((track, at) => {
    const { index, isChosen, title, codec, durationSecond } = track
    const language = languageOf(track.language, words.language)
    const number = words.t('media.track', { number: at + 1 })
    const details = [
      title !== null && language,
      ...('channels' in track ? [channelsOf(track, words.t)] : pictureOf(track, words)),
      codecNames[codec] ?? codec.toUpperCase(),
      durationSecond !== null && lengthOf(durationSecond),
    ]
    const name = title ?? language
    return { index, isChosen, name: name ? `${number}: ${name}` : number, text: details.filter(Boolean).join(' · ') }
  })
}

/** The chosen tracks of a video whose file has several to choose from; empty for other videos. */
export function chosenWords({ pictures, sounds }: ClassVideo['tracks'], words: Words): string[] {
  const kinds = [
    ['media.pictureTrack', pictures],
    ['media.soundTrack', sounds],
  ] as const
  return kinds.flatMap(([kind, tracks]) => {
    const chosen = tracks.length > 1 ? trackWords(tracks, words).find(({ isChosen }) => isChosen) : undefined
    return chosen ? [`${words.t(kind)}: ${chosen.name}`] : []
  })
}

const codecNames: Record<string, string> = { h264: 'H.264', hevc: 'H.265', mpeg2video: 'MPEG-2', mpeg4: 'MPEG-4' }

function pictureOf({ width, height, frameRate }: PictureTrack, { t, language }: Words) {
  const rate = frameRate?.toLocaleString(language, { maximumFractionDigits: 2 })
  return [`${width} × ${height}`, rate !== undefined && t('media.frameRate', { rate })]
}

function channelsOf({ channels }: SoundTrack, t: Text) {
  if (channels === 1) return t('media.mono')
  return channels === 2 ? t('media.stereo') : t('media.channels', { count: channels })
}

function languageOf(tag: string | null, language: string): string | null {
  if (tag === null) return null
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
  } catch {
    // Files may have any text as their language.
    return tag
  }
}
