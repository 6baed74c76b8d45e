import { execFileSync } from 'node:child_process'
import { programArguments } from '../../scripts/runtime.mjs'

/** The set-up link that `npm run studio -- link` prints with a server's environment. */
export function setupLink(environment: NodeJS.ProcessEnv, origin: string): string {
  const env = { ...environment, DEMO: 'off' }
  const text = execFileSync(process.execPath, [...programArguments('studio'), 'link'], { env }).toString()
  const [, token = ''] = /\/studio\/start(#[\w-]+)/.exec(text) ?? []
  return `${origin.replace('127.0.0.1', 'localhost')}/studio/start${token}`
}
