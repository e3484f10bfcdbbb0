import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { presentedPart } from '#domain/presenting.ts'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRole } from '#activity/session/role.ts'
import { walkedInto } from '#ui/session/walk.ts'
import { keepPlace, openingPlace, placeOf, settledPlace, startPlace } from './place.ts'
import type { Outline, Place } from './place.ts'
import { goTo, openPlace, useOpenPlace } from './places.ts'

export interface HerePlace {
  place: Place
  move: (place: Place) => void
  /** The facilitator leads: arrows, lists and pages are locked. */
  isLed: boolean
  /** The room is shown this brainstorm. */
  isPresented: boolean
}

/**
 * Where in the brainstorm this screen is: where the room is when it opens, or where an arrow led, then wherever the person goes.
 * Participants are taken along at each move of the facilitator (`moves` of the shared state). SPEC S5, S7.
 */
export function usePlace(objectId: ObjectId, topics: TopicView[], questions: QuestionView[]): HerePlace {
  const { state, agenda } = useStateDocument()
  const role = useRole()
  const isPresented = presentedPart(state, agenda)?.objectId === objectId
  const [first] = useState(() => {
    const opening = walkedInto(objectId)
    if (opening) return openingPlace(opening)
    return isPresented ? placeOf(state) : startPlace
  })
  const seen = useRef(isPresented ? state.moves : -1)
  useLayoutEffect(() => openPlace(objectId, first), [objectId, first])
  const open = useOpenPlace(objectId) ?? first
  const place = settledPlace(open, topics, questions)
  useLayoutEffect(() => {
    if (place !== open) goTo(objectId, place)
  }, [objectId, place, open])
  useEffect(() => {
    if (!isPresented || seen.current === state.moves) return
    const isFirst = seen.current === -1
    seen.current = state.moves
    // Who has gone on by themselves, or leads the room here step by step, is not taken back.
    if (role === 'participant' || (isFirst && open === first && first === startPlace))
      goTo(objectId, placeOf(state))
  }, [objectId, isPresented, state, role, open, first])
  useKeptPlace(objectId, place, topics, questions)
  const isLed = role === 'participant' && state.followMe
  return { place, move: (to) => goTo(objectId, to), isLed, isPresented }
}

/** Others sort and delete questions: the screen stays on the one it shows. */
function useKeptPlace(
  objectId: ObjectId,
  place: Place,
  topics: TopicView[],
  questions: QuestionView[],
): void {
  const before = useRef<Outline | null>(null)
  useLayoutEffect(() => {
    const now = { topics: topics.map(({ id }) => id), questions: questions.map(({ id }) => id) }
    const known = before.current
    before.current = now
    if (!known || known.topics.length === 0 || known.questions.length === 0) return
    const kept = keepPlace(place, known, now)
    if (kept.topicId !== (place.topicId ?? known.topics[0]) || kept.position !== place.position)
      goTo(objectId, { topicId: kept.topicId, position: kept.position })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when topics or questions changed, not when the person moves
  }, [objectId, topics, questions])
}
