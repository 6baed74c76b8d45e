import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/runtime.mjs'

/** The set-up link that `npm run studio -- link` prints with a server's environment. */
export function setupLink(environment: NodeJS.ProcessEnv, origin: string): string {
  const program = join(root, 'apps/server/src/studio.ts')
  const env = { ...environment, DEMO: 'off' }
  const text = execFileSync(process.execPath, [program, 'link'], { env }).toString()
  const [, token = ''] = /\/studio\/start(#[\w-]+)/.exec(text) ?? []
  return `${origin.replace('127.0.0.1', 'localhost')}/studio/start${token}`
}
