import type { Outcome, TenantAdmin, TenantFile } from '../admin.ts'
import { completeConfig } from '../complete-config.ts'
import { maskSecrets } from '../mask-secrets.ts'
import type { TenantRow } from '../repository.ts'

function fileOf({ name, domain, disabled, config, settings, logoSvg }: TenantRow): TenantFile {
  return { name, domain, disabled, config, settings, logoSvg }
}

export async function wholeFileOf(admin: TenantAdmin, row: TenantRow) {
  return { ...fileOf(row), wording: await admin.wordingOf(row.id) }
}

export function report({ row, changes, warnings, saved }: Outcome) {
  const end = changes.length === 0 ? 'Nothing changes.' : saved ? `Saved ${row.name}.` : 'Dry run: nothing was saved.'
  return [...changes, ...warnings.map((warning) => `warning: ${warning}`), end].join('\n')
}

export function line({ name, domain, disabled }: TenantRow) {
  return [name, domain, disabled ? 'disabled' : ''].filter(Boolean).join('  ')
}

export async function shown(admin: TenantAdmin, row: TenantRow) {
  const { config, logoSvg } = row
  const logo = logoSvg === null ? 'none' : `${Buffer.byteLength(logoSvg)} bytes`
  const whole = { ...fileOf(row), logoSvg: logo, config: safeConfig(row) ?? config }
  return JSON.stringify({ ...(maskSecrets('', whole) as object), wording: await admin.wordingOf(row.id) }, null, 2)
}

/** Shows an invalid club as it is stored, so that it can be fixed. */
function safeConfig(row: TenantRow) {
  try {
    return completeConfig(row)
  } catch {
    return null
  }
}
