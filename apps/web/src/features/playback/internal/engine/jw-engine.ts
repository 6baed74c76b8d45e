import type { Engine, EngineParts, EngineReport, OpenEngine } from './engine.ts'
import { type JwPlayer, jwPatience, loadJwLibrary } from './jw-library.ts'
import { streamOverCode } from './media-failure.ts'

/**
 * JW Player as the engine of a club with a licence, without its own controls. If setup fails it is removed, so that another engine finds
 * the host unchanged.
 */
export function openJwPlayer(id: string): OpenEngine {
  return async ({ host, source, report, signal }: EngineParts): Promise<Engine> => {
    const library = await loadJwLibrary(id)
    signal.throwIfAborted()
    const place = document.createElement('div')
    host.append(place)
    const player = library(place)
    const takeAway = () => {
      player.remove()
      host.replaceChildren()
    }
    signal.addEventListener('abort', takeAway)
    const settings = { controls: false, autostart: false, width: '100%', height: '100%' }
    // `setup` replaces its container with its own markup, so find the media element in the host.
    const media = await mediaOf(
      player.setup({ playlist: [item(source.url, source.startAt)], ...settings }),
      host,
      signal,
    ).catch((error) => {
      signal.removeEventListener('abort', takeAway)
      if (!signal.aborted) takeAway()
      throw error
    })
    reportEvents(player, report)
    return {
      media,
      renew: (url) => {
        const goesOn = !media.paused
        player.load([item(url, media.currentTime)])
        if (goesOn) void media.play().catch(() => {})
      },
      playingDate: () => null,
      selectQuality: (quality) => player.setCurrentQuality(quality ?? 0),
    }
  }
}

export function preloadJwPlayer(id: string): void {
  void loadJwLibrary(id).catch(() => {})
}

function item(file: string, startAt: number | null) {
  return startAt === null ? { file } : { file, starttime: startAt }
}

function mediaOf(player: JwPlayer, host: HTMLElement, signal: AbortSignal): Promise<HTMLVideoElement> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('JW Player did not become ready')), jwPatience)
    signal.addEventListener('abort', () => reject(signal.reason))
    player.on('setupError', ({ message }) => reject(new Error(message ?? 'JW Player could not be set up')))
    player.on('ready', () => {
      const media = host.querySelector('video')
      if (media) resolve(media)
      else reject(new Error('JW Player brought no media element'))
    })
  })
}

function reportEvents(player: JwPlayer, report: EngineReport): void {
  player.on('error', ({ code }) => {
    if (!navigator.onLine) report.failed({ kind: 'network' })
    else if (code === streamOverCode) report.failed({ kind: 'streamOver' })
    else report.failed({ kind: 'playback', code: `jw${code ?? ''}` })
  })
  player.on('play', () => report.recovered())
  player.on('levels', () => {
    // The first of its levels is "auto".
    const levels = player.getQualityLevels()
    report.qualities(levels.flatMap(({ height }, id) => (id > 0 && height ? [{ id, height }] : [])))
  })
}
