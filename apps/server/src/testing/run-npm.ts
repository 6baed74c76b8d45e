import { fileURLToPath } from 'node:url'
import { runProgram } from './run-program.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Runs `npm run` in the project's folder with only these settings; returns its exit code and all output. */
export async function runNpm(words: readonly string[], settings: Record<string, string>) {
  const { PATH, HOME } = process.env
  const environment = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...settings }
  const running = runProgram('npm', ['run', '--silent', ...words], { cwd: root, env: environment })
  return { code: await running.ended, text: running.output() }
}
