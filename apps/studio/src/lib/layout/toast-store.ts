import { create } from 'zustand'

export type Toast = {
  id: number
  text: string
  tone: 'info' | 'success' | 'danger'
  /** Undoes the action; replaces a confirmation. */
  undo?: (() => void) | undefined
}

export const useToastStore = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

const shownMs = 6_000
const shownWithUndoMs = 10_000
let lastId = 0

/** Shows a toast for some seconds; only the two newest are visible. */
export function showToast(text: string, { tone = 'success', undo }: Partial<Pick<Toast, 'tone' | 'undo'>> = {}): void {
  lastId += 1
  const id = lastId
  useToastStore.setState(({ toasts }) => ({ toasts: [...toasts, { id, text, tone, undo }].slice(-2) }))
  setTimeout(() => dismissToast(id), undo ? shownWithUndoMs : shownMs)
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
