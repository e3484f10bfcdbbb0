import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { nowhere } from '#domain/activity/navigation.ts'
import type { Step, Navigation } from '#domain/activity/navigation.ts'
import type { Stop } from '#domain/activity/steps.ts'
import { activityKind } from '#domain/workshop/content.ts'
import { neighbours } from '#domain/workshop/paths.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import type { AgendaPart, SessionState } from '#domain/workshop/state.ts'
import { notYet } from '#domain/activity/model.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useRoomLead } from '#activity/navigation/useRoomLead.ts'
import type { ActivityRemote, ActivityRemotes } from '#activity/remote.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { AnyRoot } from '#sync/documents/useDoc.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { roomStep } from './roomStep.ts'

/** What the room sees, and the acts that move it. */
export interface Remote {
  state: SessionState
  agenda: AgendaPart[]
  /** Null in the lobby. */
  part: AgendaPart | null
  /** The remote of the presented activity's kind. */
  kind: ActivityRemote | null
  /** The room is shown a single answer of the activity, in full. */
  isAnswerPresented: boolean
  isConnected: boolean
  isBusy: boolean
  mistake: AnyMessage | null
  change: (fields: Partial<SessionState>) => void
  /** Moves the room one step; null when there is nowhere to go. */
  next: (() => void) | null
  previous: (() => void) | null
}

/** A facilitator's phone leads what is presented, wherever the laptop is. SPEC S1, S2. */
export function useRemote(remotes: ActivityRemotes): Remote {
  const { isConnected, isUnderWay, lead } = useRoomLead()
  const { state, agenda } = useStateDocument()
  const part = presentedPart(state, agenda)
  const here = useStops(part, remotes)
  // Previous from the first stop leads to the last stop of the activity before.
  const before = useStops(neighbours(agenda, part, false).previous, remotes)

  const act = useAct(lead, messageOf)
  // When somebody else moves the room, the recorded steps start anew.
  const [led, setLed] = useState<{ moves: number; way: Navigation }>({ moves: -1, way: nowhere })
  const way = led.moves === state.moves ? led.way : nowhere
  const stopsOf = ({ id }: AgendaPart): readonly Stop[] =>
    [here, before].find(({ partId }) => partId === id)?.stops ?? noStops()
  const stepTo = (step: Step) => {
    const to = roomStep(state, agenda, stopsOf, step, way)
    if (to === null) return null
    return (): void => {
      setLed({ moves: state.moves + 1, way: to.way })
      void act.run(to.fields)
    }
  }
  const previous = stepTo(-1)
  return {
    ...{ state, agenda, part, isConnected },
    kind: here.kind,
    isAnswerPresented: part !== null && state.focus && state.activePostId !== null,
    isBusy: isUnderWay,
    mistake: act.mistake,
    change: (fields) => void act.run(fields),
    next: stepTo(1),
    previous: before.isLoading ? null : previous,
  }
}

const noRoots: readonly AnyRoot[] = []
const none: readonly Stop[] = []
const noStops = (): readonly Stop[] => none

/** The stops of an activity; empty for an activity with a single page, for the lobby, and until they are known. */
function useStops(part: AgendaPart | null, remotes: ActivityRemotes) {
  const name = part && activityKind(part.content)
  const found = name === null ? notYet : remotes[name]
  const kind = found === notYet ? null : found
  // A paired phone cannot read the desk: on the board, hidden questions keep their position but not their text. SPEC
  // J4, P4.
  const { identity } = useRoom()
  const id = kind && part ? part.objectId : null
  const isOnBoard = identity.kind === 'remote' || kind?.stepsOnBoard === true
  const { doc, state } = useDocument(isOnBoard ? 'board' : 'desk', id)
  const stops = useDerived(doc, kind?.stepRoots ?? noRoots, kind?.steps ?? noStops)
  return { partId: part?.id ?? null, kind, stops, isLoading: id !== null && state.status === 'loading' }
}
