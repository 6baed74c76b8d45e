import { NewPassword } from '@upbeat/contract/entities/password'

let loaded: Promise<ReadonlySet<string>> | undefined

/** The most common passwords in lower case, as far as our own rule accepts them. Loaded at first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((each) => NewPassword.safeParse(each).success))
}
