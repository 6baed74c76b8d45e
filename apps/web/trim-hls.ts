import type { Plugin } from 'vite'

/** Parts of hls.js that our streams never use: copy protection, inserted advertisements, delivery statistics, steering, trick play. */
const unused = [
  'emeController: EMEController',
  'cmcdController: CMCDController',
  'contentSteeringController: ContentSteeringController',
  'iframeController: IFrameController',
  'interstitialsController: InterstitialsController',
]

/**
 * Takes the unused parts out of hls.js's default settings, so that the bundler drops their code: a fifth of what a member would load
 * before the first picture. hls.js works without any of them, as its own light build does. Fails where a new version is written otherwise.
 */
export function trimHls(): Plugin {
  return {
    name: 'trim-hls',
    transform: {
      filter: { id: /hls\.js\/dist\/hls\.mjs$/ },
      handler(code) {
        for (const part of unused) {
          if (!code.includes(part)) this.error(`hls.js no longer says "${part}"`)
        }
        return { code: unused.reduce((text, part) => text.replace(part, part.replace(/: \w+$/, ': undefined')), code) }
      },
    },
  }
}
