import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { api } from '../../lib/api/api.ts'
import { beginFavouriteChange, endFavouriteChange } from '../../lib/favourite-tags.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { memberId } from '../auth/auth-store.ts'
import { text } from '../i18n/text.ts'
import { applyFavourite } from './apply-favourite.ts'
import { tellOtherTabs } from './keep-favourites-in-step.ts'

/** By the tag of a class that is being changed: whether the server has it as a favourite. */
const onServer = new Map<string, boolean>()

/**
 * Makes a class a favourite or no longer one: at once on every heart, then on the server (FAV-01, FAV-02). When that fails the
 * hearts go back to the server's last reply, and a notice says so. Changes of one class are sent one after the other. The mutation
 * is built per change: an observer in every heart would cost a list of cards one each.
 */
export function changeFavourite(queryClient: QueryClient, item: ListedClass, favourite: boolean): void {
  const mutationKey = ['favourite', item.tag]
  /** While a newer change waits its turn, what the page shows is the newer one's. */
  const isLatest = () => queryClient.isMutating({ mutationKey }) === 1
  const options = queryClient.defaultMutationOptions({
    mutationKey,
    meta: { quiet: true },
    scope: { id: mutationKey.join() },
    mutationFn: (wanted: boolean) => send(item.tag, wanted),
    onMutate: (wanted: boolean) => {
      if (isLatest()) onServer.set(item.tag, !wanted)
      beginFavouriteChange(item.tag)
      applyFavourite(queryClient, item, wanted)
    },
    onSuccess: (reply) => {
      onServer.set(item.tag, reply.favourite)
      if (!isLatest()) return
      applyFavourite(queryClient, item, reply.favourite)
      tellOtherTabs(item, reply.favourite)
    },
    onError: (_error, wanted) => {
      if (isLatest()) applyFavourite(queryClient, item, onServer.get(item.tag) ?? !wanted)
      notify(text('favourites.failed'), 'error')
    },
    onSettled: () => {
      if (isLatest()) endFavouriteChange(item.tag)
    },
  })
  // `onError` has told of a failure.
  void queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(favourite)
    .catch(() => {})
}

function send(tag: string, favourite: boolean): Promise<{ favourite: boolean }> {
  return favourite ? api('addFavourite', { body: { userId: memberId(), virtualClassTag: tag } }) : remove(tag)
}

/** What is none any longer, as when another device was faster, is what was asked for. */
async function remove(tag: string): Promise<{ favourite: boolean }> {
  try {
    return await api('removeFavourite', { params: { tag } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { favourite: false }
    throw error
  }
}
