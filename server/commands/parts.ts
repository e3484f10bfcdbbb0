import { randomUUID } from 'node:crypto'
import {
  addPart,
  checkedPartName,
  orderParts,
  partIn,
  removePart,
  renamePart,
  replaceActivity,
  setPartHidden,
} from '#domain/agenda.ts'
import { rowsOfMade } from '#domain/activity/contents.ts'
import { contents } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { readAgenda, stateRoots } from '#domain/state.ts'
import type { AgendaPart } from '#domain/state.ts'
import { unwrittenActivity } from './duplicate.ts'
import type { Command, CommandAuthor, CommandOutcome, CommandRoom } from '#server/tick/command.ts'
import * as rows from '#server/database/partStatements.ts'

export interface NewActivity {
  partId: PartId
  objectId: ObjectId
  kind: ActivityKind
  name: string
  /** The new activity takes the place of this part's old one. */
  reusePartId?: PartId | undefined
}

/** A new activity, at the end of the agenda or in the place of another. SPEC W3 to W5, B5, C2. */
export function addActivity(
  author: CommandAuthor,
  workshopId: WorkshopId,
  activity: NewActivity,
): Command<AgendaPart> {
  const { partId, objectId, kind, reusePartId } = activity
  return {
    workshopId,
    author,
    objectIds: [objectId],
    newActivities: new Map([[objectId, kind]]),
    run(room) {
      const made = madeBefore(room, activity)
      if (made) return { result: made }
      const { model, ...docs } = unwrittenActivity(room, objectId, kind)
      const partName = checkedPartName(activity.name)
      const facts = { objectId, content: contents[kind], partName, numberOfAxis: null }
      const part =
        reusePartId === undefined
          ? addPart(room.state, { id: partId, hidden: false, ...facts })
          : replaceActivity(room.state, workshopId, reusePartId, facts)
      const addContents = rowsOfMade(objectId, model.start(docs, { name: partName, newId: randomUUID }))
      const row = reusePartId === undefined ? rows.insertPart(workshopId, part) : rows.replaceActivity(part)
      return { result: part, rows: { statements: [row], addContents } }
    },
  }
}

/** The same call, sent again: the part, or the activity in the place of another, is there. SPEC C2. */
function madeBefore(
  { state }: CommandRoom,
  { partId, objectId, reusePartId }: NewActivity,
): AgendaPart | null {
  const part = stateRoots.parts(state).get(reusePartId ?? partId)
  return part && (reusePartId === undefined || part.objectId === objectId) ? part : null
}

/** Names the part, and with it the activity when that is wanted. SPEC W4. */
export function nameActivity(
  author: CommandAuthor,
  workshopId: WorkshopId,
  part: { partId: PartId; objectId: ObjectId; name: string; activityToo: boolean },
): Command<AgendaPart> {
  const { partId, objectId, name, activityToo } = part
  return {
    workshopId,
    author,
    objectIds: [objectId],
    run(room) {
      partIn(room.state, partId)
      const renamed = renamePart(room.state, partId, name)
      const activity = activityToo ? room.findActivity(objectId) : null
      if (activity) activity.model.rename?.(activity.desk, name)
      return { result: renamed, rows: { statements: [rows.renamePart(renamed)] } }
    },
  }
}

/** SPEC S4 */
export function hidePart(
  author: CommandAuthor,
  workshopId: WorkshopId,
  partId: PartId,
  hidden: boolean,
): Command<AgendaPart> {
  return onAgenda(author, workshopId, ({ state }) => {
    const part = setPartHidden(state, workshopId, partId, hidden)
    return { result: part, rows: { statements: [rows.hidePart(part)] } }
  })
}

/** A flag until erasure; what was written in it stays in the journal until then. SPEC S4, W5. */
export function deletePart(author: CommandAuthor, workshopId: WorkshopId, partId: PartId): Command<void> {
  const command = onAgenda(author, workshopId, ({ state }) => {
    removePart(state, workshopId, partId)
    const statements = [rows.deletePart(workshopId, partId), rows.placeParts(workshopId, readAgenda(state))]
    return { result: undefined, rows: { statements } }
  })
  return { ...command, outlivesEnd: true }
}

/** SPEC W3 */
export function reorderParts(
  author: CommandAuthor,
  workshopId: WorkshopId,
  positions: readonly { id: PartId; position: number }[],
): Command<void> {
  return onAgenda(author, workshopId, ({ state }) => {
    const moved = orderParts(state, positions)
    return { result: undefined, rows: { statements: [rows.placeParts(workshopId, moved)] } }
  })
}

function onAgenda<Result>(
  author: CommandAuthor,
  workshopId: WorkshopId,
  act: (room: CommandRoom) => CommandOutcome<Result>,
): Command<Result> {
  return { workshopId, author, objectIds: [], run: act }
}
