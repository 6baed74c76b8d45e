import { dataAddressOf } from './data-address-of.ts'

/** A file's bytes in base64. */
export async function base64Of(file: File): Promise<string> {
  return (await dataAddressOf(file)).replace(/^[^,]*,/, '')
}
