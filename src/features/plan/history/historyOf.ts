import type * as Y from 'yjs'
import { undoManager } from '#sync/documents/desk.ts'
import type { Room } from '#sync/room/createRoom.ts'
import type { Plan } from '../rows/usePlan.ts'
import { PlanHistory } from './planHistory.ts'

type Histories = WeakMap<object, Map<string, PlanHistory>>

const histories: Histories = new WeakMap()

/**
 * The history of one person in a planner on this device: the page and the editor beside it share it. Of who edits the
 * desk it lasts as long as that document, whose steps it contains; of others as long as they are in the room, also when
 * a board that was opened without a connection is followed by the one of the server. SPEC PL10
 */
export function historyOf(
  { objectId, source, readsDesk }: Pick<Plan, 'objectId' | 'source' | 'readsDesk'>,
  room: Room,
): PlanHistory {
  const owner: Room | Y.Doc = readsDesk ? source : room
  const here = histories.get(owner) ?? new Map<string, PlanHistory>()
  histories.set(owner, here)
  const known = here.get(objectId)
  if (known) return known
  const made = new PlanHistory(readsDesk ? undoManager(source) : null)
  here.set(objectId, made)
  return made
}
