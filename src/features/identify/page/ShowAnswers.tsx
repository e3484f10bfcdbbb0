import { ShowAnswersView } from '#activity/page/ShowAnswersView.tsx'
import { SetIdentifyShownDocument } from '#api/operations/identify.ts'
import { useCall } from '#sync/room/room.tsx'
import type { Identify } from '../useIdentify.ts'

/** For facilitators: whether the room sees the answers, and the button that changes it. SPEC Y4. */
export function ShowAnswers({ identify: { objectId, areShown } }: { identify: Identify }) {
  const call = useCall()
  return (
    <ShowAnswersView
      isOn={areShown}
      areShown={areShown}
      set={async (shown) => {
        await call(SetIdentifyShownDocument, { identifyId: objectId, shown })
      }}
    />
  )
}
