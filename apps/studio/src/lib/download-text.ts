import { downloadFile } from './download-file.ts'

/** Saves a text as a file on this machine. */
export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}
