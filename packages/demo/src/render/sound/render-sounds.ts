import type { Fragments } from '../boxes.ts'
import { encodeSound } from './encode-sound.ts'
import { silence } from './loop-buffer.ts'
import { styles } from './styles.ts'
import { variantsOf } from './variants.ts'

/** All sounds by id, `pulse-mid`, `pulse-in`, `pulse-out` and so on. */
export async function renderSounds(): Promise<Map<string, Fragments>> {
  const sounds = new Map<string, Fragments>()
  for (const style of styles) {
    const { mid, in: counted, out } = variantsOf(style)
    sounds.set(`${style.id}-mid`, await encodeSound(mid, mid, mid))
    sounds.set(`${style.id}-in`, await encodeSound(mid, counted, mid))
    sounds.set(`${style.id}-out`, await encodeSound(mid, out, silence()))
  }
  return sounds
}
