import type { Plugin } from 'vite'
import { type IconShape, iconShapes } from './icon-shapes.ts'

const fileName = 'assets/icons.svg'

/**
 * Writes all icons into one SVG file that `icon.tsx` references. Inlined, they would add 2 KB (compressed) to every page's script; a
 * separate file loads in parallel and is cached. `base` is the app's public path, with slashes; `more` are icons that only this app has.
 * @internal Used by builds only.
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

/** A short content hash: browsers cache the URL permanently. */
function hashOf(text: string) {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) >>> 0
  return hash.toString(36)
}
