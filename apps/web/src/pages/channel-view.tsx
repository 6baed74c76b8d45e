import { type LoaderFunctionArgs, Navigate, useLocation, useSearchParams } from 'react-router'
import { ChannelScreen } from '../features/channels/channel-screen.tsx'
import { loadChannel } from '../features/channels/load-channel.ts'
import { PageStack } from '../lib/page/page-stack.tsx'
import { paths } from '../lib/paths.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const tag = new URL(request.url).searchParams.get('tag')
  // The tag may only be in the history state, which loaders can't read: then the screen loads it.
  if (tag) await loadChannel(tag)
  return null
}

/** A channel identified by history state or `?tag=` (D-12, CHAN-11). */
export function Component() {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const tag = (state as { channelTag?: string } | null)?.channelTag ?? params.get('tag')
  if (tag) return <ChannelScreen channelTag={tag} key={tag} />
  return (
    <PageStack>
      <Navigate replace to={paths.home} />
    </PageStack>
  )
}
