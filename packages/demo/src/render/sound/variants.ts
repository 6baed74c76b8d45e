import { addWrapped, loopSamples, master, type Stereo, sampleRate, silence } from './loop-buffer.ts'
import type { Style } from './styles.ts'
import { bell, note, pad, wood } from './voices.ts'

export type Variants = { mid: Stereo; in: Stereo; out: Stereo }

/** The loop itself, the loop with a count-in to the next move, and the loop that ends a class. */
export function variantsOf(style: Style): Variants {
  const base = style.compose()
  const drive = style.soft ? 1.5 : 1.15
  return { mid: master(base, drive), in: master(counted(base, style), drive), out: master(closing(base, style), drive) }
}

/** Count-in on the last four beats; the last tick has decayed before the next loop starts. */
function counted(base: Stereo, style: Style): Stereo {
  const mix = copy(base)
  const beat = 8 / style.beats
  for (let count = 0; count < 4; count++) {
    const at = 8 - (4 - count) * beat
    const tick = style.soft ? bell(note(count === 3 ? 27 : 22), 0.4) : wood(count === 3 ? 1760 : 1175)
    addWrapped(mix, tick, at, style.soft ? 0.2 : 0.42)
  }
  return mix
}

/** The beat fades out over two seconds, then the home chord decays; the end is silent. */
function closing(base: Stereo, style: Style): Stereo {
  const mix = copy(base)
  const leave = 3.5 * sampleRate
  const fade = 1.2 * sampleRate
  for (let index = 0; index < loopSamples; index++) {
    const gain = index < leave ? 1 : Math.max(0, 1 - (index - leave) / fade) ** 2
    mix.left[index] = (mix.left[index] ?? 0) * gain
    mix.right[index] = (mix.right[index] ?? 0) * gain
  }
  const chord = style.home.map((tone) => note(tone))
  addWrapped(mix, pad(chord, 1.6, 1200), 4, 0.34)
  style.home.forEach((tone, index) => {
    addWrapped(mix, bell(note(tone + 12), 3.2), 4 + index * 0.09, 0.14, index % 2 ? 0.3 : -0.3)
  })
  return mix
}

function copy(from: Stereo): Stereo {
  const mix = silence()
  mix.left.set(from.left)
  mix.right.set(from.right)
  return mix
}
