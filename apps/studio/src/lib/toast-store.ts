import { create } from 'zustand'

export type Toast = {
  id: number
  text: string
  tone: 'info' | 'success' | 'danger'
  /** What takes it back, in place of asking first. */
  undo?: (() => void) | undefined
}

export const useToastStore = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

const shownMs = 6_000
const shownWithUndoMs = 10_000
let lastId = 0

/** Shows a short notice at the bottom for some seconds; the two newest stay in view. */
export function showToast(text: string, { tone = 'success', undo }: Partial<Pick<Toast, 'tone' | 'undo'>> = {}): void {
  lastId += 1
  const id = lastId
  useToastStore.setState(({ toasts }) => ({ toasts: [...toasts, { id, text, tone, undo }].slice(-2) }))
  setTimeout(() => dismissToast(id), undo ? shownWithUndoMs : shownMs)
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
