import { iconSprite } from '@upbeat/ui/icon-sprite.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type Graph, neededBy } from './needed-by.ts'
import { pageHints } from './page-hints.ts'
import { trimHls } from './trim-hls.ts'

/**
 * What every page runs on, in one chunk: two dozen small files compress worse than one and cost a request each. Screens stay
 * out: they come with their page.
 */
const everyPage = [
  /packages\/ui\/src\/global\.css/,
  /node_modules\/(react|react-dom|react-router|scheduler|zustand)\//,
  /apps\/web\/src\/(app\/(?!ask-first|prefetch-player|query-layout|embedded-app|turn-pages|start-late|install-service-worker|keep-clock-right|keep-tenant-fresh|version-check|preview\/|shell\/(header\/(member-actions|header-avatar|header-search|mobile-menu)|tab-bar|tab-links))|features\/(tenant\/(?!use-club-date)|i18n\/(?!format-list|length-text)|fault\/(?!not-found-))|features\/embedding\/(embedded-mode|host-link))/,
  /apps\/web\/src\/lib\/(?!favourite-tags|save-file|api\/query-client|saves-data|normalise|on-demand-store|use-copy|use-online|page\/(use-(kept-page-count|load-more|pages)|page-banner|page-head|page-stack|see-all|tile-grid)|wanted-class)/,
  /packages\/client\/src\/(?!ask-passkey)/,
  // What these import must be here too: a chunk that imports one that imports it back finds it unmade.
  /apps\/web\/src\/features\/workout\/workout-store\.ts/,
  /packages\/rules\/src\/auth\/is-email/,
  /apps\/web\/src\/features\/auth\/(auth-store|deeplink|keep-session-in-step|keep-sign-in-known|no-membership-error|sign-out|sso-token|sso\/sso-problem)\.ts/,
  /packages\/ui\/src\/(button|icon|icon-button|class-names|skip-link|snackbar|visually-hidden|spinner|loading-overlay|select|picture(-style)?|heading|section|skeleton|page-width|empty-state|error-state|second-paint|first-page|after-paint)\./,
  /apps\/web\/src\/features\/classes\/category-tiles/,
  /packages\/rules\/src\/(classes\/image-width|pictures\/(landing-pictures|picture-address))/,
  /packages\/(contract|rules)\/src\/(calls|fill-path|constants|i18n\/(?!format-date)|routes\/)/,
]

/** What the first HTML's player is made of beside hls.js: it must not wait for the app, nor be another one than the app's. */
const firstPlayer =
  /apps\/web\/src\/features\/playback\/internal\/(start-playing|engine\/(create-video|failing-parts|head-start|hls-engine|hls-failure|is-given-up|on-first-frame|renewable-address))\.ts/

/**
 * What Home, the lists and the players share with other screens, for the same reason: forty small files would queue for the six connections
 * that a browser opens. The first that needs a module has it.
 */
const shared = {
  screens: neededBy(
    'app/query-layout.tsx',
    'pages/home.tsx',
    'features/connect/home-strip.tsx',
    // What every member's page fetches once it is shown.
    'features/activity/send-kept-reports.ts',
    'features/subscription/watch-subscription-check.ts',
    // Shared by lists and the player: in the player's chunk they would make lists load all of it.
    'features/i18n/format-list.ts',
    'features/sharing/share-button.tsx',
    'features/workout/previous-path.ts',
    'features/coaches/queries.ts',
    '../../../packages/rules/src/text/initials-of.ts',
    '../../../packages/rules/src/activity/activity-type.ts',
  ),
  // Shared by the player, the plans and the checkout.
  membership: neededBy(
    'features/subscription/membership.ts',
    'features/auth/use-ended-membership.ts',
    'lib/wanted-class.ts',
  ),
  dialogs: neededBy('../../../packages/ui/src/dialog.tsx'),
  player: neededBy('pages/class-player.tsx'),
  lists: neededBy('pages/class-list.tsx'),
}

export default defineConfig({
  plugins: [react(), iconSprite(), trimHls(), pageHints()],
  build: {
    target: 'es2022',
    // The budget of each page is read off it.
    manifest: true,
    // Every browser that runs ES2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['index.html', 'src/head-start/first-calls.ts', 'src/head-start/first-player.ts'],
      output: {
        codeSplitting: {
          // What these files import comes along: a chunk beside them that imports them back would run before they have.
          includeDependenciesRecursively: true,
          groups: [
            { name: 'engine', test: firstPlayer, priority: 7 },
            { name: 'base', test: (id: string) => everyPage.some((part) => part.test(id)), priority: 6 },
            ...Object.entries(shared).map(([name, isNeeded], place) => ({
              name: (id: string, graph: Graph) => (isNeeded(id, graph) ? name : null),
              debugName: name,
              minShareCount: 2,
              priority: 5 - place,
            })),
          ],
        },
      },
    },
  },
})
