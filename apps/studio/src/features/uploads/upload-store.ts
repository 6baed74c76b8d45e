import { create } from 'zustand'
import type { StudioError } from '../../lib/studio-error.ts'

export type Upload = {
  /** Of this browser's list only. */
  id: string
  file: File
  /** The class that the file becomes; null until its draft is made. */
  tag: string | null
  state: 'waiting' | 'sending' | 'paused' | 'sent' | 'failed'
  sentBytes: number
  /** In bytes a second; null before it is known. */
  speed: number | null
  /** Why the server refused it; null where no answer came. */
  problem: StudioError | null
  /** The file on disk is no longer the one that was chosen. */
  isChanged?: boolean
}

/** The files on their way, in the order in which they are sent. They go on while pages change; a reload takes them up again. */
export const useUploadStore = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }))

export function addUploads(added: readonly Upload[]): void {
  useUploadStore.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))
}

export function changeUpload(id: string, change: Partial<Upload>): void {
  useUploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  }))
}

export function removeUpload(id: string): void {
  useUploadStore.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }))
}

/** Sends a waiting file before the one that waits in front of it. */
export function moveUploadUp(id: string): void {
  useUploadStore.setState(({ uploads }) => {
    const at = uploads.findIndex((upload) => upload.id === id)
    const ahead = uploads.slice(0, Math.max(at, 0)).findLastIndex(({ state }) => state === 'waiting')
    const moved = uploads[at]
    if (!moved || ahead === -1) return { uploads }
    return { uploads: [...uploads.slice(0, ahead), moved, ...uploads.slice(ahead, at), ...uploads.slice(at + 1)] }
  })
}

export function uploadOf(id: string): Upload | undefined {
  return useUploadStore.getState().uploads.find((upload) => upload.id === id)
}
