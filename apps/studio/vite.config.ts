import { iconSprite } from '@upbeat/ui/icon-sprite.ts'
import { studioIconShapes } from '@upbeat/ui/studio-icon-shapes.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Small modules that every page needs, in one chunk: separately each would cost a request and compress worse. */
const everyPage = [
  /apps\/studio\/src\/lib\/\w+\/(avatar|entry-card|link-card|page|panel|rows|sign-in-path|time-zone-note|toast-store|use-action|use-times)\./,
  /apps\/studio\/src\/lib\/(i18n\/role-keys|focus\/use-kept-focus)\./,
  /packages\/ui\/src\/(button|empty-state|icon|icon-button|visually-hidden|error-state)\./,
  /packages\/rules\/src\/text\/initials-of\./,
]

/** Served at `/studio` on every club's host (STAFF-01); the server gives every address below it the same page. */
export default defineConfig({
  base: '/studio/',
  plugins: [react(), iconSprite('/studio/', studioIconShapes)],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'every-page', test: (id: string) => everyPage.some((part) => part.test(id)) }],
        },
      },
    },
  },
})
