import { RemotePage } from '#features/remote/RemotePage.tsx'
import type { RemoteViews } from '#features/remote/RemotePage.tsx'
import { remotes } from '../registries/remotes.ts'

/**
 * The remote with the controls of all kinds. Routes load it lazily in a second step: the names of the kinds' files
 * would enlarge everybody's first load.
 */
export function RemoteOfKinds(views: Omit<RemoteViews, 'remotes'>) {
  return <RemotePage remotes={remotes} {...views} />
}
