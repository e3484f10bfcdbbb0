import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { focusPage } from '#ui/focus/pageFocus.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useMayDo } from '../../session/useMayDo.ts'
import type { Voting } from '../useVoting.ts'
import { controlText } from './controlText.ts'
import { useVotingActs } from './useVotingActs.ts'

const ClosingDialog = lazyDialog(async () => ({
  default: (await import('./ClosingDialog.tsx')).ClosingDialog,
}))

export interface CloseVotingProps {
  part: Pick<AgendaPart, 'id' | 'objectId'>
  className?: string
  voting: Voting
  /** What reopening is called; omitted: by what it does. */
  reopenLabel?: string
  /** The close shows the results to everybody as well. SPEC BT20 */
  shows?: boolean
}

/** For facilitators: closes voting after a countdown, or reopens it. Renders nothing for everybody else. SPEC BT7 */
export function CloseVoting({ part, className, voting, reopenLabel, shows = false }: CloseVotingProps) {
  const text = useText(controlText)
  const ui = useText(uiText)
  const isOnline = useCanCall()
  const mayClose = useMayDo('lead')
  const acts = useVotingActs(part, voting)
  const [isClosing, setClosing] = useState(false)
  const begin = useAct(async () => {
    if (voting.isClosedByHand) return acts.reopen()
    return setClosing(true)
  }, messageOf)
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      // What it was for may be over, and it disappears with the focus. SPEC U16
      if (isPressed.current && document.activeElement === document.body) focusPage()
    },
    [],
  )
  if (!mayClose) return null
  return (
    <>
      <Button
        className={className ?? ''}
        variant={shows ? 'filled' : 'default'}
        disabled={!isOnline}
        title={isOnline ? undefined : ui.needsConnection}
        loading={begin.isBusy}
        onClick={() => {
          isPressed.current = true
          void begin.run()
        }}
      >
        {voting.isClosedByHand ? (reopenLabel ?? text.reopen) : shows ? text.acts.closeAndShow : text.close}
      </Button>
      <MistakeAlert message={begin.mistake} />
      {isClosing && (
        <ClosingDialog
          acts={{ ...acts, close: () => acts.close(shows) }}
          objectId={part.objectId}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  )
}
