import { logWarning } from '../../lib/log.ts'
import type { Engine, EngineParts, EngineSource } from './internal/engine/engine.ts'
import { giveHeadStart, takeHeadStart } from './internal/engine/head-start.ts'
import { openHls } from './internal/engine/hls-engine.ts'
import { openNative } from './internal/engine/native-engine.ts'
import { loadHls } from './preload-engine.ts'

/** Opens the club's own player if it has one and its script loads, else the built-in engine (PLAY-21, D-38). */
export async function openEngine(parts: EngineParts, jwPlayerId: string | null): Promise<Engine> {
  if (jwPlayerId) {
    try {
      const { openJwPlayer } = await import('./internal/engine/jw-engine.ts')
      return await openJwPlayer(jwPlayerId)(parts)
    } catch (error) {
      parts.signal.throwIfAborted()
      logWarning('JW Player could not be loaded, the built-in player takes over', error)
    }
  }
  return takeHeadStart(parts) ?? openBuiltIn(parts)
}

/** Opens the built-in engine for a player that is still rendering; `openEngine` with the same source takes it over. */
export function openAhead(source: EngineSource, jwPlayerId: string | null, signal: AbortSignal): void {
  // JW Player can only be set up inside the document.
  if (!jwPlayerId) giveHeadStart(openBuiltIn, source, signal)
}

async function openBuiltIn(parts: EngineParts): Promise<Engine> {
  if (!isHls(parts.source.url)) return openNative(parts)
  const library = await loadHls()
  parts.signal.throwIfAborted()
  return library.Hls.isSupported() ? openHls(parts, library) : openNative(parts)
}

/** A recording may be a plain file, which needs no engine (D-37). */
function isHls(url: string): boolean {
  return !/\.(mp4|m4v|webm|mov)$/i.test(new URL(url, location.href).pathname)
}
