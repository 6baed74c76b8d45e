import { snackbarMilliseconds } from '@upbeat/rules/constants'
import { create } from 'zustand'

export type SnackbarType = 'success' | 'error'
/** `visible` turns false when its time is over, the text stays while it leaves (SHELL-18). */
export type SnackbarState = { text: string; type: SnackbarType; visible: boolean }

export const useSnackbar = create<SnackbarState>()(() => ({ text: '', type: 'success', visible: false }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a notice for three seconds (SHELL-15); a newer one takes its place. Nothing but time puts it away (SHELL-16). */
export function notify(text: string, type: SnackbarType = 'success'): void {
  clearTimeout(timer)
  useSnackbar.setState({ text, type, visible: true })
  timer = setTimeout(() => useSnackbar.setState({ visible: false }), snackbarMilliseconds)
}
