import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { SetIdentifyShownDocument } from '#api/operations/identify.ts'
import { flagNames } from '#domain/identify/flags.ts'
import { boardRoots } from '#domain/identify/roots.ts'
import type { RemoteActProps } from '#activity/remote.ts'
import { useCanCall } from '#sync/connection.ts'
import { useDocument } from '#sync/documents.ts'
import { useCall } from '#sync/room.tsx'
import { useMapValue } from '#sync/useDoc.ts'
import { notify } from '#ui/notify.ts'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { identifyRemoteText } from './text.ts'

/** Shows all answers to the room, or hides them. SPEC Y4. */
export function ShowAllButton({ part: { objectId }, className }: RemoteActProps) {
  const text = useText(identifyRemoteText)
  const call = useCall()
  const isConnected = useCanCall()
  const { doc } = useDocument('board', objectId)
  const isShown = useMapValue(doc, boardRoots.flags, flagNames.shown) ?? false
  const show = useAct(
    async (shown: boolean) => {
      await call(SetIdentifyShownDocument, { identifyId: objectId, shown })
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  return (
    <Button
      className={className}
      variant="default"
      leftSection={isShown ? <IconEyeOff size={22} /> : <IconEye size={22} />}
      disabled={!isConnected || show.isBusy}
      onClick={() => void show.run(!isShown)}
    >
      {isShown ? text.hideAnswers : text.showAnswers}
    </Button>
  )
}
