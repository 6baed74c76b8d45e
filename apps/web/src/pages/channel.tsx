import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { isSignedIn } from '../features/auth/auth-store.ts'
import { signInRedirect } from '../features/auth/deeplink.ts'
import { ChannelScreen } from '../features/channels/channel-screen.tsx'
import { loadChannel } from '../features/channels/load-channel.ts'
import { rememberPreviousPath } from '../features/workout/previous-path.ts'

const importPlayer = () => import('../features/channels/channel-player.tsx')
const ChannelPlayer = lazy(async () => ({ default: (await importPlayer()).ChannelPlayer }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  if (searchParams.has('classId') && !isSignedIn()) throw await signInRedirect(pathname + search)
  if (searchParams.has('classId')) {
    rememberPreviousPath(request.url)
    void importPlayer()
  }
  await loadChannel(params.channelTag ?? '')
  return null
}

export function Component() {
  const { channelTag = '' } = useParams()
  const classTag = useSearchParams()[0].get('classId')
  return (
    <>
      <ChannelScreen channelTag={channelTag} key={channelTag} />
      {classTag && (
        <Suspense fallback={null}>
          <ChannelPlayer channelTag={channelTag} classTag={classTag} />
        </Suspense>
      )}
    </>
  )
}
