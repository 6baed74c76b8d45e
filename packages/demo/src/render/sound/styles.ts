import { addWrapped, mixInto, reverberate, type Stereo, silence } from './loop-buffer.ts'
import { bass, bell, clap, hat, kick, note, pad, pluck, shaker, snare, stab, wood } from './voices.ts'

export type Style = {
  id: string
  beats: number
  /** The final chord of a class, in semitones from A3. */
  home: readonly number[]
  soft: boolean
  compose: () => Stereo
}

type Score = { beat: number; beats: number; dry: Stereo; send: Stereo }

/** Each has a whole number of beats in 8 s, so that all beats of a class are on one grid. */
export const styles: readonly Style[] = [
  { id: 'pulse', beats: 16, home: [-12, 0, 3, 7], soft: false, compose: () => scored(16, pulse, 0.25) },
  { id: 'drive', beats: 20, home: [-10, 2, 5, 9], soft: false, compose: () => scored(20, drive, 0.15) },
  { id: 'groove', beats: 12, home: [-9, 3, 7, 10], soft: false, compose: () => scored(12, groove, 0.22) },
  { id: 'carnival', beats: 16, home: [-7, 0, 5, 9], soft: false, compose: () => scored(16, carnival, 0.2) },
  { id: 'calm', beats: 8, home: [-14, -2, 2, 5], soft: true, compose: () => scored(8, calm, 0.5) },
  { id: 'air', beats: 8, home: [-9, 3, 7, 10], soft: true, compose: () => scored(8, air, 0.6) },
]

function scored(beats: number, write: (score: Score) => void, room: number): Stereo {
  const score: Score = { beat: 8 / beats, beats, dry: silence(), send: silence() }
  write(score)
  const out = silence()
  mixInto(out, score.dry, 1)
  mixInto(out, score.send, 0.8)
  mixInto(out, reverberate(score.send, 0.78), room)
  return out
}

function pulse({ beat, beats, dry, send }: Score): void {
  const chords = [
    [0, 3, 7],
    [-4, 0, 3],
    [3, 7, 10],
    [-2, 2, 5],
  ]
  for (let step = 0; step < beats; step++) {
    addWrapped(dry, kick(), step * beat, 0.85)
    if (step % 2 === 1) addWrapped(send, clap(), step * beat, 0.32)
    addWrapped(dry, hat(true), (step + 0.5) * beat, 0.2, 0.2)
    for (const part of [0.25, 0.75]) addWrapped(dry, hat(), (step + part) * beat, 0.12, -0.25)
    const chord = chords[Math.floor(step / 4)] ?? []
    for (const part of [0.5, 0.75])
      addWrapped(dry, bass(note((chord[0] ?? 0) - 24), beat * 0.22, 0.9), (step + part) * beat, 0.42)
    const lead = [0, 7, 12, 15, 12, 7, 10, 7][step % 8] ?? 0
    if (step % 4 !== 3) addWrapped(send, pluck(note(lead + 12)), (step + 0.25) * beat, 0.1, step % 2 ? 0.4 : -0.4)
  }
  chords.forEach((chord, bar) => {
    addWrapped(
      send,
      pad(
        chord.map((tone) => note(tone)),
        beat * 4 - 0.4,
        1400,
      ),
      bar * 4 * beat,
      0.26,
    )
    for (const at of [0.75, 1.5, 2.75, 3.5])
      addWrapped(
        send,
        stab(
          chord.map((tone) => note(tone + 12)),
          0.16,
        ),
        (bar * 4 + at) * beat,
        0.13,
      )
  })
}

function drive({ beat, beats, dry, send }: Score): void {
  const roots = [2, 2, -2, 0, -3]
  for (let step = 0; step < beats; step++) {
    const root = roots[Math.floor(step / 4)] ?? 2
    addWrapped(dry, kick(), step * beat, 0.8)
    if (step % 2 === 1) addWrapped(send, snare(), step * beat, 0.36)
    for (const part of [0, 0.25, 0.5, 0.75]) {
      addWrapped(
        dry,
        bass(note(root - 24 + (part === 0.75 ? 12 : 0)), beat * 0.2, 1.2),
        (step + part) * beat,
        part === 0 ? 0.2 : 0.36,
      )
      addWrapped(dry, hat(part === 0.5), (step + part) * beat, part === 0.5 ? 0.17 : 0.09, 0.2)
    }
    const melody = [12, 15, 19, 15][step % 4] ?? 12
    addWrapped(
      send,
      stab([note(root + melody - 2), note(root + melody + 10)], 0.14),
      (step + 0.5) * beat,
      0.13,
      step % 2 ? 0.3 : -0.3,
    )
  }
  roots.forEach((root, bar) => {
    addWrapped(
      send,
      pad([note(root), note(root + 7), note(root + (bar === 2 ? 4 : 3))], beat * 3.4, 1900),
      bar * 4 * beat,
      0.2,
    )
  })
}

function groove({ beat, dry, send }: Score): void {
  const chords = [
    [3, 7, 10, 14],
    [0, 3, 7, 10],
    [5, 8, 12, 15],
  ]
  chords.forEach((chord, bar) => {
    const at = (place: number) => (bar * 4 + place) * beat
    for (const place of [0, 1.5, 2.5]) addWrapped(dry, kick(), at(place), 0.85)
    for (const place of [1, 3]) addWrapped(send, snare(7), at(place), 0.42)
    for (let step = 0; step < 8; step++)
      addWrapped(dry, hat(step === 7), at(step * 0.5 + (step % 2 ? 0.06 : 0)), step % 2 ? 0.12 : 0.18, 0.15)
    addWrapped(
      send,
      stab(
        chord.map((tone) => note(tone)),
        0.5,
      ),
      at(0),
      0.2,
    )
    addWrapped(
      send,
      stab(
        chord.map((tone) => note(tone)),
        0.22,
      ),
      at(1.56),
      0.16,
    )
    addWrapped(
      send,
      stab(
        chord.map((tone) => note(tone)),
        0.3,
      ),
      at(2.75),
      0.14,
    )
    for (const [place, step, long] of [
      [0, 0, 0.4],
      [0.75, 0, 0.2],
      [1.5, 7, 0.3],
      [2.5, 12, 0.2],
      [3, 10, 0.25],
      [3.5, 7, 0.2],
    ] as const) {
      addWrapped(dry, bass(note((chord[0] ?? 0) - 24 + step), long, 0.6), at(place), 0.46)
    }
  })
}

function carnival({ beat, beats, dry, send }: Score): void {
  const chords = [
    [0, 5, 9],
    [2, 5, 10],
    [0, 4, 7],
    [0, 5, 9],
  ]
  const clave = [0, 1.5, 3, 5, 6]
  for (let bar = 0; bar < beats / 8; bar++)
    for (const place of clave) addWrapped(send, wood(1250), (bar * 8 + place) * beat, 0.24, 0.35)
  for (let step = 0; step < beats; step++) {
    addWrapped(dry, kick(), step * beat, 0.72)
    for (const part of [0.75]) addWrapped(send, snare(21), (step + part) * beat, 0.2)
    if (step % 2 === 1) addWrapped(send, snare(17), (step + 0.5) * beat, 0.26)
    for (const part of [0, 0.25, 0.5, 0.75])
      addWrapped(dry, shaker(), (step + part) * beat, part === 0.5 ? 0.2 : 0.12, -0.3)
    const chord = chords[Math.floor(step / 4)] ?? []
    const root = ([5, -2, 0, 5][Math.floor(step / 4)] ?? 0) - 24
    if (step % 4 === 0) addWrapped(dry, bass(note(root), beat * 0.9, 0.5), step * beat, 0.44)
    addWrapped(dry, bass(note(root + (step % 2 ? 7 : 0)), beat * 0.35, 0.6), (step + 0.5) * beat, 0.38)
    const montuno = [0, 2, 1, 2]
    montuno.forEach((which, part) => {
      if ((step * 4 + part) % 3 !== 2)
        addWrapped(
          send,
          pluck(note((chord[which] ?? 0) + 12), 0.35),
          (step + part * 0.25) * beat,
          0.12,
          part % 2 ? 0.25 : -0.25,
        )
    })
  }
}

function calm({ beat, dry, send }: Score): void {
  const chords = [
    [-2, 2, 5, 9],
    [-5, -2, 2, 7],
    [-9, -2, 3, 7],
    [-7, 0, 5, 9],
  ]
  chords.forEach((chord, index) => {
    const at = index * 2 * beat
    addWrapped(
      send,
      pad(
        chord.map((tone) => note(tone)),
        1.9,
        700,
      ),
      at,
      0.34,
    )
    addWrapped(dry, bass(note((chord[0] ?? 0) - 12), 1.6, 0.1), at, 0.26)
    const run = [chord[3], chord[1], chord[2], chord[3]]
    run.forEach((tone, part) => {
      addWrapped(send, bell(note((tone ?? 0) + 12), 2.2), at + part * beat * 0.5, 0.075, part % 2 ? 0.4 : -0.4)
    })
    for (const part of [0.5, 1.5]) addWrapped(dry, shaker(), at + part * beat, 0.07, 0.3)
    addWrapped(dry, kick(), at, 0.22)
  })
}

function air({ beat, send, dry }: Score): void {
  const chords = [
    [3, 10, 14],
    [-2, 5, 14],
    [0, 7, 15],
    [-4, 3, 10],
  ]
  chords.forEach((chord, index) => {
    const at = index * 2 * beat
    addWrapped(send, pad([...chord.map((tone) => note(tone)), note((chord[0] ?? 0) - 12)], 2, 950), at, 0.36)
    addWrapped(dry, bass(note((chord[0] ?? 0) - 12), 1.8, 0.05), at, 0.2)
    addWrapped(send, bell(note((chord[2] ?? 0) + 12), 3), at + (index % 2 ? 0.5 : 0), 0.09, index % 2 ? -0.5 : 0.5)
    addWrapped(send, bell(note((chord[1] ?? 0) + 24), 2.5), at + beat * 1.25, 0.04, index % 2 ? 0.5 : -0.5)
  })
}
