import { showToast } from './toast-store.ts'

/** Puts a text on the clipboard and says so. Says nothing where the browser does not allow it: the text can still be selected. */
export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard?.writeText(text).then(
    () => showToast(said),
    () => {},
  )
}
