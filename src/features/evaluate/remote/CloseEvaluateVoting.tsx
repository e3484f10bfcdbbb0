import type { RemoteActProps } from '#activity/remote.ts'
import { CloseVoting } from '#activity/voting/control/CloseVoting.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { useDocument } from '#sync/documents/documents.ts'

/** Closes voting, or reopens it. SPEC BT7 */
export function CloseEvaluateVoting({ part, className }: RemoteActProps) {
  const { doc } = useDocument('board', part.objectId)
  const voting = useVoting(doc)
  return <CloseVoting {...{ part, className, voting }} />
}
