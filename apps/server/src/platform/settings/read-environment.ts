import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>
export type SettingFault = { name: string; message: string }

const fileSuffix = '_FILE'

/**
 * Picks the settings out of the environment. `NAME_FILE` names a file whose content is the setting, as container
 * platforms hand over secrets. Empty settings count as not set.
 */
export function readEnvironment(environment: Environment, known: readonly string[]) {
  const given: Record<string, string> = {}
  const faults: SettingFault[] = []
  for (const name of known) {
    const [value, file] = [environment[name], environment[name + fileSuffix]]
    if (value) given[name] = value
    if (!file) continue
    if (value) faults.push({ name: name + fileSuffix, message: `must not be set together with ${name}` })
    else readInto(name, file)
  }
  return { given, faults: [...faults, ...misspelt(environment, known)] }

  function readInto(name: string, file: string) {
    try {
      given[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      faults.push({ name: name + fileSuffix, message: `${file} can’t be read (${code})` })
    }
  }
}

/**
 * Names that differ from a setting by a slip of the finger. Without this a misspelt `DATABASE_URL` would start an empty
 * server. A name is let through if the setting that it resembles is set too.
 */
function misspelt(environment: Environment, known: readonly string[]): SettingFault[] {
  const accepted = new Set(known.flatMap((name) => [name, name + fileSuffix]))
  return Object.keys(environment).flatMap((name) => {
    if (accepted.has(name) || !environment[name]) return []
    const meant = known.find((each) => isSlip(name, each) || isSlip(name, each + fileSuffix))
    if (!meant || environment[meant] || environment[meant + fileSuffix]) return []
    return [{ name, message: `is no setting, did you mean ${meant}? Unset it if it isn’t meant for Upbeat` }]
  })
}

/** Short names are near to too many others, so they must agree but for underscores and case. */
function isSlip(name: string, setting: string): boolean {
  const plain = (text: string) => text.replaceAll('_', '').toUpperCase()
  if (plain(name) === plain(setting)) return true
  return setting.length >= 8 && isOneEditApart(name.toUpperCase(), setting)
}

/** One letter more, less or other, or two neighbours exchanged. */
function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  if (at < 0) return other.length === one.length + 1
  const [left, right] = [one.slice(at), other.slice(at)]
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}
