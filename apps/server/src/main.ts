import { createApp } from './app.ts'
import { readConfig, SettingsError } from './config.ts'
import { DatabaseError } from './platform/db/database.ts'
import { createLog } from './platform/logging/log.ts'
import { safeError } from './platform/logging/safe-error.ts'

/** Starts the server. A signal closes it gracefully: stop accepting, finish requests, close the database, exit 0. */
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  if (config.isDemoWanted) await (await import('./modules/demo/seed-apart.ts')).seedApart(config)
  const app = await createApp(config, log)
  // A process manager waits some seconds longer before it kills the process.
  const hardExitMs = config.SHUTDOWN_SECONDS * 1000 + 5000
  let closing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1)
      closing = true
      setTimeout(() => process.exit(1), hardExitMs).unref()
      app.close().then(
        () => process.exit(0),
        (error) => fail(error),
      )
    })
  }
  const address = await app.server.listen({ port: config.PORT, host: config.HOST })
  log.info({ address }, 'serving')
  // The starter script waits for this message.
  if (process.send) process.send({ serving: address, demo: app.demo, setupLink: app.setupLink })
  else if (app.setupLink) process.stdout.write(`Set up your club: ${app.setupLink}\n`)
}

function fail(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown) {
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it or set PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to one above 1023.`
  const { type, message, stack } = safeError(error)
  return [`${type}: ${message}`, stack].filter(Boolean).join('\n')
}

process.on('unhandledRejection', (reason) => {
  // A forgotten promise must not take the club offline; its error is printed with its stack.
  process.stderr.write(`unhandled: ${describe(reason)}\n`)
})

main().catch(fail)
