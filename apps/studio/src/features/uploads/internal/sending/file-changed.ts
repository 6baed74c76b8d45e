/** The file on disk was changed or removed since it was chosen. */
export class FileChanged extends Error {}

/** Requests report an unreadable file as a network error, which would be retried. */
export async function assertUnchanged(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new FileChanged('The file has changed on disk', { cause })
    })
}
