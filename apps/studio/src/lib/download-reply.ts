import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { downloadText } from './download-text.ts'
import { namedClub } from './named-club.ts'
import { askReauthentication } from './reauthentication-store.ts'
import { type StudioError, studioErrorOf } from './studio-error.ts'

/** Saves what a call answers as a file. For calls whose reply is no JSON, such as an export. */
export async function downloadReply(name: StudioCallName, query: Record<string, string>, fileName: string) {
  const url = `${studioBase}${studioCalls[name].path}?${new URLSearchParams(query)}`
  const club = namedClub()
  const ask = () => fetch(url, club ? { headers: { tenantid: club } } : {})
  let reply = await ask()
  let problem = await problemOf(reply)
  if (problem?.reason === 'reauthenticationRequired' && (await askReauthentication())) {
    reply = await ask()
    problem = await problemOf(reply)
  }
  if (problem) throw problem
  downloadText(fileName, await reply.text(), 'text/csv')
}

async function problemOf(reply: Response): Promise<StudioError | undefined> {
  if (reply.ok) return undefined
  const { status, headers } = reply
  return studioErrorOf({ status, headers, body: await reply.json().catch(() => null) })
}
