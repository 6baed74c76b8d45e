import type { Finding } from './finding.ts'

/** For the terminal: one line each, with what to do below it. */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(12, ...findings.map(({ check }) => check.length + 2))
  const lines = findings.flatMap(({ check, state, message, fix }) => {
    const line = `${state.padEnd(8)}${check.padEnd(width)}${message}`
    return fix ? [line, `${' '.repeat(8 + width)}${fix}`] : [line]
  })
  return lines.join('\n')
}
