import { fileURLToPath } from 'node:url'
import { measureStudio } from '../scripts/measure-bundle.mjs'
import type { Figure } from './figure.ts'
import { studioCard } from './studio-card.ts'
import { studioEncode } from './studio-encode.ts'
import { studioFirstClass } from './studio-first-class.ts'
import { studioKill } from './studio-kill.ts'
import { studioLook } from './studio-look.ts'
import { studioMemory } from './studio-memory.ts'
import { studioPlayback } from './studio-playback.ts'
import { studioStill } from './studio-still.ts'
import { studioTwoServers } from './studio-two-servers.ts'
import { studioDrafts, studioRemux, studioUpload } from './studio-upload.ts'

const dist = fileURLToPath(new URL('../apps/studio/dist', import.meta.url))

/** Benches of the studio. Each row starts its own server and can be run alone: `npm run bench -- studio encode`. */
export const studio = {
  bundle: studioBundle,
  drafts: studioDrafts,
  remux: studioRemux,
  upload: studioUpload,
  encode: studioEncode,
  playback: studioPlayback,
  memory: studioMemory,
  still: studioStill,
  kill: studioKill,
  card: studioCard,
  look: studioLook,
  'first-class': studioFirstClass,
  'two-servers': studioTwoServers,
}

async function studioBundle(): Promise<Figure[]> {
  const { first, pages } = measureStudio(dist)
  const largest = Math.max(...Object.values(pages))
  return [
    { name: 'JavaScript of the studio’s first page', result: first / 1000, unit: 'KB', target: { atMost: 180 } },
    { name: 'JavaScript that its largest page adds', result: largest / 1000, unit: 'KB', target: { atMost: 60 } },
  ]
}
