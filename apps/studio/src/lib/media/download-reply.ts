import { fillPath } from '@upbeat/contract/fill-path'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { namedClub } from '../api/named-club.ts'
import { askReauthentication } from '../api/reauthentication-store.ts'
import { type StudioError, studioErrorOf } from '../api/studio-error.ts'
import { downloadFile } from './download-file.ts'

/** Required where the call's path has parameters, refused where it has none. */
type Params<Name extends StudioCallName> = StudioClientCalls[Name]['params'] extends undefined
  ? []
  : [params: StudioClientCalls[Name]['params']]

/** Downloads a call's reply as a file, for replies that aren't JSON, such as an export. */
export async function downloadReply<Name extends StudioCallName>(
  name: Name,
  query: Record<string, string> | URLSearchParams,
  fileName: string,
  ...params: Params<Name>
) {
  const [inPath] = params as [Readonly<Record<string, string>>?]
  const url = `${studioBase}${fillPath(studioCalls[name].path, inPath)}?${new URLSearchParams(query)}`
  const club = namedClub()
  const ask = () => fetch(url, club ? { headers: { tenantid: club } } : {})
  let reply = await ask()
  let problem = await problemOf(reply)
  if (problem?.reason === 'reauthenticationRequired' && (await askReauthentication())) {
    reply = await ask()
    problem = await problemOf(reply)
  }
  if (problem) throw problem
  // As bytes: decoding it as text would drop the byte order mark, by which Excel detects UTF-8.
  downloadFile(fileName, await reply.blob())
}

async function problemOf(reply: Response): Promise<StudioError | undefined> {
  if (reply.ok) return undefined
  return studioErrorOf({ status: reply.status, body: await reply.json().catch(() => null) })
}
