import { NewPassword } from '@upbeat/contract/entities/password'

let loaded: Promise<ReadonlySet<string>> | undefined

/** The most used passwords, in lower case, as far as our own rule would let them pass. Loaded when the first password is chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((each) => NewPassword.safeParse(each).success))
}
