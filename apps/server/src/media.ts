import { setTimeout as wait } from 'node:timers/promises'
import { readCommandLine } from '../../../scripts/command-line.mjs'
import { describeMove, describeProgress } from './adapters/storage/move/describe-move.ts'
import { moveMedia } from './adapters/storage/move/move-media.ts'
import { openPlaces } from './adapters/storage/open-storage.ts'
import { readConfig } from './config.ts'
import { type CommandResult, runCommand } from './run-command.ts'

const usage = `npm run media -- move --to s3|folder [--dry-run]

Moves uploaded media between MEDIA_DIR and the bucket of S3_*, with the server's environment and while servers run with
MEDIA_MOVING_TO set: they read from both. Each file is copied, compared and then deleted where it was; what was moved
stays moved if the command is ended, and it goes on when started again. Ends with 1 if a file could not be moved.

  --to s3      from the folder into the bucket
  --to folder  from the bucket into the folder
  --dry-run    counts what would be moved, and changes nothing`

const options = { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const
const progressMs = 5000

const { values, positionals } = readCommandLine({ usage, options, least: 1 })

const { to } = values
if (positionals[0] !== 'move' || (to !== 's3' && to !== 'folder')) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await runCommand(() => move(to, values['dry-run']))

async function move(to: 's3' | 'folder', isDryRun: boolean): Promise<CommandResult> {
  const config = readConfig(process.env)
  const { folder, bucket } = openPlaces(config)
  if (!bucket) return { ok: false, text: 'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.' }
  if (!isDryRun && config.MEDIA_MOVING_TO !== to) {
    const text = `Set MEDIA_MOVING_TO=${to} for all servers, workers and this command, and restart them: else media that has moved can't be played.`
    return { ok: false, text }
  }
  const begun = Date.now()
  let toldAt = begun
  const moved = await moveMedia({
    folder,
    bucket,
    to,
    isDryRun,
    reserveBytes: config.MEDIA_RESERVE_GB * 1e9,
    wait: (milliseconds) => wait(milliseconds),
    now: () => Date.now(),
    onProgress: (state) => {
      if (Date.now() - toldAt < progressMs) return
      toldAt = Date.now()
      process.stdout.write(`${describeProgress(state, toldAt - begun)}\n`)
    },
  })
  return { ok: moved.failures.length === 0, text: describeMove(moved, { to, isDryRun }) }
}
