import { identityKey } from '#api/signIn/identity.ts'
import { partPath } from '#domain/workshop/paths.ts'
import { useRoom } from '#sync/room/room.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { ownText } from './ownText.ts'
import { UnsentList } from './UnsentList.tsx'
import { useSessionNow } from './useSessionNow.ts'
import { whyLost } from './whyLost.ts'

/** Texts that this person began in the open session and did not send, with what became of their place. SPEC B26 */
export function UnsentTexts({ isOpenable }: { isOpenable: boolean }) {
  const { workshopId, identity } = useRoom()
  const now = useSessionNow()
  const text = useText(ownText)
  const ui = useText(uiText)
  const toText = useMessageText()
  return (
    <UnsentList
      owner={identityKey(identity)}
      workshopId={workshopId}
      of={(place) => {
        const why = whyLost(place, now)
        const part = now.agenda.find(({ objectId }) => objectId === place.objectId)
        return {
          under: part ? [part.partName || ui.unnamed] : [],
          state: why ? toText(why) : text.notSent,
          link: isOpenable && part && !why ? { to: partPath(workshopId, part), state: null } : null,
        }
      }}
    />
  )
}
