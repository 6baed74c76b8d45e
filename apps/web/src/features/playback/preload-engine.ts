/** Preloads the engine's code before the URL is known. */
export function preloadEngine(jwPlayerId: string | null): void {
  if (jwPlayerId)
    void import('./internal/engine/jw-engine.ts').then(({ preloadJwPlayer }) => preloadJwPlayer(jwPlayerId))
  else void loadHls().catch(() => {})
}

export const loadHls = () => import('./internal/engine/hls-player.ts')
