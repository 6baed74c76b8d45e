import { showToast } from './toast-store.ts'

/** Copies a text to the clipboard and shows a toast. No error if the browser denies it: the text can still be selected. */
export async function copyText(text: string, said: string): Promise<void> {
  await navigator.clipboard?.writeText(text).then(
    () => showToast(said),
    () => {},
  )
}
