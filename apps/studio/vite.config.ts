import { iconSprite } from '@upbeat/ui/icon-sprite.ts'
import { studioIconShapes } from '@upbeat/ui/studio-icon-shapes.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Served at `/studio` on every club's host (STAFF-01); the server gives every address below it the same page. */
export default defineConfig({
  base: '/studio/',
  plugins: [react(), iconSprite('/studio/', studioIconShapes)],
  build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false } },
})
