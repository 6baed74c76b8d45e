import { readConfig } from './config.ts'
import { examine } from './platform/doctor/examine.ts'
import { runCommand } from './run-command.ts'

/** `npm run doctor`: checks the list "Before you go live" of docs/self-hosting.md with the server's own environment. */
await runCommand(async () => {
  const findings = await examine(readConfig(process.env), new Date())
  const lines = findings.map(({ name, verdict, text }) => `${verdict.padEnd(8)}${name.padEnd(12)}${text}`)
  return { ok: findings.every(({ verdict }) => verdict !== 'wrong'), text: lines.join('\n') }
})
