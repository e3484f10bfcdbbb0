import { SetIdentifyShownDocument } from '#api/operations/identify.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { flagNames } from '#domain/identify/flags.ts'
import { ShowAnswersButton } from '#activity/remote/ShowAnswersButton.tsx'
import type { RemoteActProps } from '#activity/remote.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useCall } from '#sync/room/room.tsx'
import { useMapValue } from '#sync/documents/useDoc.ts'

/** Shows all answers to the room, or hides them. SPEC Y4. */
export function ShowAllButton({ part: { objectId }, className }: RemoteActProps) {
  const call = useCall()
  const { doc } = useDocument('board', objectId)
  const areShown = useMapValue(doc, activityRoots.flags, flagNames.shown) ?? false
  return (
    <ShowAnswersButton
      {...{ className, areShown }}
      show={async (shown) => {
        await call(SetIdentifyShownDocument, { identifyId: objectId, shown })
      }}
    />
  )
}
