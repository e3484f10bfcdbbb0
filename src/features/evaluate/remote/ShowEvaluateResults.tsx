import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { ShowResultsButton } from '#activity/remote/ShowResultsButton.tsx'
import type { RemoteActProps } from '#activity/remote.ts'
import { useVoting } from '#activity/voting/useVoting.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useCall } from '#sync/room/room.tsx'

/** Shows the results to everybody, or hides them. SPEC BT4 */
export function ShowEvaluateResults({ part: { objectId }, className }: RemoteActProps) {
  const call = useCall()
  const { doc } = useDocument('board', objectId)
  const voting = useVoting(doc)
  return (
    <ShowResultsButton
      {...{ className, voting }}
      show={async (showResultsPage) => {
        await call(SetEvaluateShownDocument, { evaluateId: objectId, showResultsPage })
      }}
    />
  )
}
