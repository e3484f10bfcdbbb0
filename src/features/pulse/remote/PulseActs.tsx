import type { RemoteActProps } from '#activity/remote.ts'
import { ShowResultsButton } from '#activity/remote/ShowResultsButton.tsx'
import { CloseVoting } from '#activity/voting/control/CloseVoting.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { SetPulseResultsShownDocument } from '#api/operations/pulse.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useCall } from '#sync/room/room.tsx'

/** On the remote: shows the results to everybody, or hides them. SPEC BT4 */
export function ShowPulseResults({ part: { objectId }, className }: RemoteActProps) {
  const call = useCall()
  const { doc } = useDocument('board', objectId)
  const voting = useVoting(doc)
  return (
    <ShowResultsButton
      {...{ className, voting }}
      show={async (showResultsPage) => {
        await call(SetPulseResultsShownDocument, { pulseId: objectId, showResultsPage })
      }}
    />
  )
}

/** On the remote: closes voting, or reopens it. SPEC BT7 */
export function ClosePulseVoting({ part, className }: RemoteActProps) {
  const { doc } = useDocument('board', part.objectId)
  const voting = useVoting(doc)
  return <CloseVoting {...{ part, className, voting }} />
}
