import { type RunningServer, startServer } from './server.ts'
import { type StudioClient, signInToStudio } from './studio-client.ts'

/** Runs `work` with a server and the studio of a demo club, and always stops the server. */
export async function withStudio<T>(
  dataDir: string,
  work: (client: StudioClient, server: RunningServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(dataDir, { MEDIA_RESERVE_GB: '0' })
  try {
    return await work(await signInToStudio(), server)
  } finally {
    await server.stop()
  }
}
