import { programArguments, serverEnvironment } from '../../../../scripts/runtime.mjs'
import { type RunningProgram, runProgram } from './run-program.ts'

/** Starts an encoding worker with only these settings. */
export function startWorker(settings: Record<string, string | undefined>): RunningProgram {
  const env = { ...serverEnvironment, PATH: process.env.PATH, NODE_ENV: 'test', ...settings }
  return runProgram(process.execPath, programArguments('worker'), { env })
}
