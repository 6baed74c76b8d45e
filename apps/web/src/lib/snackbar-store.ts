import { snackbarMilliseconds } from '@upbeat/rules/constants'
import { create } from 'zustand'

export type SnackbarType = 'success' | 'error'
export type SnackbarAction = { label: string; run: () => void }
/** `visible` turns false when its time is over; the text stays during the exit animation (SHELL-18). */
export type SnackbarState = { text: string; type: SnackbarType; visible: boolean; action?: SnackbarAction | undefined }

export const useSnackbar = create<SnackbarState>()(() => ({ text: '', type: 'success', visible: false }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a notice for three seconds (SHELL-15), replacing an earlier one. Only time dismisses it (SHELL-16). */
export function notify(text: string, type: SnackbarType = 'success', action?: SnackbarAction): void {
  clearTimeout(timer)
  useSnackbar.setState({ text, type, visible: true, action })
  timer = setTimeout(() => useSnackbar.setState({ visible: false }), snackbarMilliseconds)
}
