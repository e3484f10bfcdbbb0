import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { nowhere } from '#domain/activity/place.ts'
import type { Step, Whereabouts } from '#domain/activity/place.ts'
import type { Stop } from '#domain/activity/steps.ts'
import { activityKind } from '#domain/content.ts'
import { neighbours } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import { notYet } from '#domain/activity/model.ts'
import type { ActivityRemote, ActivityRemotes } from '#activity/remote.ts'
import { useCanCall } from '#sync/connection.ts'
import { useDocument, useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useChangeState } from '#sync/useChangeState.ts'
import { useDerived } from '#sync/useDoc.ts'
import type { AnyRoot } from '#sync/useDoc.ts'
import { useAct } from '#ui/useAct.ts'
import { roomStep } from './roomStep.ts'

/** What the room sees, and the hand on it. */
export interface Remote {
  state: SessionState
  agenda: AgendaPart[]
  /** Null in the lobby. */
  part: AgendaPart | null
  /** Of the presented activity. */
  kind: ActivityRemote | null
  isConnected: boolean
  isBusy: boolean
  mistake: string | null
  change: (fields: Partial<SessionState>) => void
  /** A step of the room; null: there is nowhere to go. */
  next: (() => void) | null
  previous: (() => void) | null
}

/** A facilitator's phone leads what is presented, wherever the laptop is. SPEC S1, S2. */
export function useRemote(remotes: ActivityRemotes): Remote {
  const changeState = useChangeState()
  const isConnected = useCanCall()
  const { state, agenda } = useStateDocument()
  const part = presentedPart(state, agenda)
  const here = useStops(part, remotes)
  // Previous from the first stop leads to the last one of the activity before.
  const before = useStops(neighbours(agenda, part, false).previous, remotes)

  // Until the change is on this screen the next step would be decided on what was before it.
  const [revision, setRevision] = useState(0)
  const act = useAct(async (fields: Partial<SessionState>) => {
    setRevision(await changeState(fields))
  }, messageOf)
  // Whoever else moves the room begins another way.
  const [led, setLed] = useState<{ moves: number; way: Whereabouts }>({ moves: -1, way: nowhere })
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
    isBusy: act.isBusy || state.revision < revision,
    mistake: act.mistake,
    change: (fields) => void act.run(fields),
    next: stepTo(1),
    previous: before.isLoading ? null : previous,
  }
}

const noRoots: readonly AnyRoot[] = []
const none: readonly Stop[] = []
const noStops = (): readonly Stop[] => none

/** What an activity is stepped through; nothing for one that has one page, for the lobby, and until it is known. */
function useStops(part: AgendaPart | null, remotes: ActivityRemotes) {
  const name = part && activityKind(part.content)
  const found = name === null ? notYet : remotes[name]
  const kind = found === notYet ? null : found
  // A paired phone reads no desk: what is hidden on the board keeps its place there, without its text. SPEC J4, P4.
  const { identity } = useRoom()
  const id = kind && part ? part.objectId : null
  const { doc, state } = useDocument(identity.kind === 'remote' ? 'board' : 'desk', id)
  const stops = useDerived(doc, kind?.stepRoots ?? noRoots, kind?.steps ?? noStops)
  return { partId: part?.id ?? null, kind, stops, isLoading: id !== null && state.status === 'loading' }
}
