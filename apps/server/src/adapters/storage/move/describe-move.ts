import type { Count, Moved } from './move-media.ts'

const mostFailures = 20

/** E.g. `340 of 1200 files, 12.1 of 80.0 GB, 45 MB/s, about 25 min left`. */
export function describeProgress({ all, moved }: Moved, milliseconds: number): string {
  const perSecond = moved.bytes / Math.max(1, milliseconds / 1000)
  const parts = [`${moved.files} of ${filesOf(all)}`, `${gigabytes(moved.bytes)} of ${gigabytes(all.bytes)} GB`]
  if (perSecond > 0) {
    const minutes = Math.ceil((all.bytes - moved.bytes) / perSecond / 60)
    parts.push(`${(perSecond / 1e6).toFixed(0)} MB/s`, `about ${minutes} min left`)
  }
  return parts.join(', ')
}

export function describeMove({ all, moved, failures }: Moved, { to, isDryRun }: { to: string; isDryRun: boolean }) {
  const place = to === 's3' ? 'the bucket' : 'the folder'
  if (isDryRun) return `${filesOf(all)}, ${gigabytes(all.bytes)} GB, would be moved to ${place}.`
  const lines = [`Moved to ${place}: ${moved.files} of ${filesOf(all)}, ${gigabytes(moved.bytes)} GB.`]
  if (failures.length === 0) return lines[0] ?? ''
  lines.push(`${filesOf({ files: failures.length })} stayed:`)
  for (const { key, reason } of failures.slice(0, mostFailures)) lines.push(`  ${key}: ${reason}`)
  if (failures.length > mostFailures) lines.push(`  and ${failures.length - mostFailures} more`)
  return lines.join('\n')
}

function filesOf({ files }: Pick<Count, 'files'>): string {
  return files === 1 ? '1 file' : `${files} files`
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(bytes >= 1e9 || bytes === 0 ? 1 : 3)
}
