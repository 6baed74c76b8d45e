import type { Plugin } from 'vite'
import { type IconShape, iconShapes } from './icon-shapes.ts'

const fileName = 'assets/icons.svg'

/**
 * Writes every icon into one SVG file that `icon.tsx` refers to. The drawings would weigh 2 KB of every page's script,
 * compressed; as a picture they are fetched beside it and kept. `base` is where the app's files are served, with slashes; `more` are
 * drawings that this app has beside the common ones.
 * @internal Builds alone use it.
 */
export function iconSprite(base = '/', more: Record<string, IconShape> = {}): Plugin {
  const sprite = drawSprite({ ...iconShapes, ...more })
  const address = `${base}${fileName}?${hashOf(sprite)}`
  return {
    name: 'icon-sprite',
    config: () => ({ define: { ICON_SPRITE: JSON.stringify(address) } }),
    configureServer({ middlewares }) {
      middlewares.use(`${base}${fileName}`, (_request, reply) => {
        reply.setHeader('content-type', 'image/svg+xml').end(sprite)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}

function drawSprite(shapes: Record<string, IconShape>) {
  const symbols = Object.entries(shapes).map(([name, { path, solid }]) => {
    return `<symbol id="${name}" viewBox="0 0 24 24"><path${solid ? ' fill="currentColor"' : ''} d="${path}"/></symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Short, and different when the drawings are: the address is kept for good by browsers. */
function hashOf(text: string) {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) >>> 0
  return hash.toString(36)
}
