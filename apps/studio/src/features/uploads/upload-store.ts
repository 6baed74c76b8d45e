import { create } from 'zustand'
import type { StudioError } from '../../lib/api/studio-error.ts'

export type Upload = {
  /** Only used in this browser's list. */
  id: string
  file: File
  /** The file's class; null until its draft is created. */
  tag: string | null
  /** Whether the class was there before, with or without a video: it stays if the upload is cancelled. */
  isReplacement: boolean
  state: 'waiting' | 'sending' | 'paused' | 'sent' | 'failed'
  sentBytes: number
  /** In bytes per second; null if unknown. */
  speed: number | null
  /** The server's rejection; null without a reply. */
  problem: StudioError | null
  /** The file on disk was changed or removed. */
  isChanged?: boolean
  /** The file has no bytes. */
  isEmpty?: boolean
  /** The server can't be reached; it is tried again. */
  isAway?: boolean
}

/** The current uploads in order. They continue across pages, and can be resumed after a reload. */
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

/** Moves a waiting file up by one. */
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
