import type { AgendaPart } from '../workshop/state.ts'
import type { Spot } from './follow.ts'

/** How an activity went from under a screen: for participants a hidden one is gone too. */
export type LossKind = 'deleted' | 'replaced' | 'hidden'

/** The activity that a screen was on when it went. */
export interface Loss {
  part: AgendaPart
  kind: LossKind
  /** Where the screen came to stand afterwards; null while it is on its way. */
  landing: string | null
}

/** What a screen remembers, so that it can say why it is no longer on its activity. */
export interface Sight {
  part: AgendaPart | null
  loss: Loss | null
}

export const nothingSeen: Sight = { part: null, loss: null }

/**
 * What a screen remembers after its place or the agenda changed; the same object when nothing did. The loss is
 * forgotten with the next step from where the screen landed. SPEC S10
 *
 * @param isParticipant hidden activities are closed to participants only
 */
export function sightAfter(
  before: Sight,
  { at, part }: Spot,
  agenda: readonly AgendaPart[],
  isParticipant: boolean,
): Sight {
  const kind = before.part && lossOf(before.part, agenda, isParticipant)
  if (before.part && kind && (part === null || part.id === before.part.id))
    return { part: null, loss: { part: before.part, kind, landing: landingAt(at, part, before.part) } }
  const open = part && isParticipant && part.hidden ? null : part
  // A hidden activity that is shown again is no loss any more.
  const isBack = open !== null && open.objectId === before.loss?.part.objectId
  const loss = before.loss && !isBack ? lossAfter(before.loss, at, part) : null
  return open === before.part && loss === before.loss ? before : { part: open, loss }
}

function lossOf(was: AgendaPart, agenda: readonly AgendaPart[], isParticipant: boolean): LossKind | null {
  const now = agenda.find(({ id }) => id === was.id)
  if (!now) return 'deleted'
  if (now.objectId !== was.objectId) return 'replaced'
  return isParticipant && now.hidden ? 'hidden' : null
}

function lossAfter(loss: Loss, at: Spot['at'], part: AgendaPart | null): Loss | null {
  const landing = landingAt(at, part, loss.part)
  if (landing === null || landing === loss.landing) return loss
  return loss.landing === null ? { ...loss, landing } : null
}

/** Null at an address that leads nowhere any more, and on the lock in the place of the hidden activity. */
function landingAt(at: Spot['at'], part: AgendaPart | null, lost: AgendaPart): string | null {
  if (at === 'beside' || part?.id === lost.id) return null
  return part?.id ?? at
}
