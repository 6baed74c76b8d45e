import { downloadFile } from './download-file.ts'

/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}
