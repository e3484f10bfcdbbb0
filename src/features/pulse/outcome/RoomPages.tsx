import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useGoTo } from '#activity/navigation/navigationStore.ts'
import { useRoomLead } from '#activity/navigation/useRoomLead.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Pulse } from '../usePulse.ts'
import { pulseResultsText } from '../results/text.ts'
import classes from './ResultsPage.module.css'

/**
 * For facilitators, while the room sees the results of the statements: on its screen, pages that do not fit together turn
 * by themselves, or one of them is held. SPEC PU12
 */
export function RoomPages({ pulse: { objectId } }: { pulse: Pulse }) {
  const text = useText(pulseResultsText)
  const { state, agenda } = useStateDocument()
  const go = useGoTo(objectId)
  const { isConnected, takesAlong, leadOrTell } = useRoomLead()
  const isThere = presentedPart(state, agenda)?.objectId === objectId
  const held = state.topicActivePos
  const hold = useAct(
    async (topicActivePos: number) => {
      // A screen that leads takes the room along itself.
      if (takesAlong() || (await leadOrTell({ topicActivePos }))) go({ topicActivePos })
    },
    () => null,
  )
  if (!isThere || !state.showResultsPage || state.showGraph) return null
  const button = (label: string, Icon: typeof IconPlayerPlay, page: number, isOff = false) => (
    <Button
      size="compact-md"
      variant="default"
      leftSection={<Icon size={16} />}
      disabled={!isConnected || hold.isBusy || isOff}
      onClick={() => void hold.run(page)}
    >
      {label}
    </Button>
  )
  return (
    <div role="group" aria-label={text.roomPages} className={classes.roomPages}>
      <span className={classes.note} role="status">
        {held === 0 ? text.pagesTurn : text.pageHeld(held)}
      </span>
      {held === 0 ? (
        button(text.holdPages, IconPlayerPause, 1)
      ) : (
        <>
          {button(text.previousPage, IconChevronLeft, held - 1, held === 1)}
          {button(text.nextPage, IconChevronRight, held + 1)}
          {button(text.turnPages, IconPlayerPlay, 0)}
        </>
      )}
    </div>
  )
}
