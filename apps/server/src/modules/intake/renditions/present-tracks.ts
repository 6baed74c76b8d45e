import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import type { ChosenTracks, SourceFacts } from '../encoding/encoder-port.ts'

/** The tracks that a video is made of, or will be: those that staff chose are known before the file is probed for them. */
export function chosenTracks({ video, audio, taken }: SourceFacts): ChosenTracks {
  if (taken) return { picture: taken.picture, sound: taken.sound }
  return { picture: video.stream, sound: audio?.stream ?? null }
}

/** What staff can choose from. */
export function presentTracks(facts: SourceFacts | null): ClassVideo['tracks'] {
  if (!facts?.tracks) return { pictures: [], sounds: [] }
  const { picture, sound } = chosenTracks(facts)
  return {
    pictures: facts.tracks.pictures.map(({ stream: index, ...its }) => ({
      index,
      ...its,
      isChosen: index === picture,
    })),
    sounds: facts.tracks.sounds.map(({ stream: index, ...its }) => ({ index, ...its, isChosen: index === sound })),
  }
}
