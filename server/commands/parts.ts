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
} from '#domain/workshop/agenda.ts'
import { rowsOfMade } from '#domain/activity/contents.ts'
import { contents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { readAgenda, stateRoots } from '#domain/workshop/state.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { unwrittenActivity } from './duplicate.ts'
import { assertUnused } from './made.ts'
import type { Command, CommandAuthor, CommandOutcome, CommandWorkshop } from '#server/tick/command.ts'
import { forgetFileOfPart } from '../database/contents/files.ts'
import * as rows from '../database/contents/partStatements.ts'

export interface NewActivity {
  partId: PartId
  objectId: ObjectId
  kind: ActivityKind
  name: string
  /** For kinds that have axes; the kind's default when left out. */
  numberOfAxis?: number | undefined
  /** The new activity replaces the present activity of this part. */
  reusePartId?: PartId | undefined
}

/** Adds an activity at the end of the agenda, or replaces another one. SPEC W3 to W5, B5, C2. */
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
    newIds: [partId, objectId],
    run(workshop) {
      const made = madeBefore(workshop, activity)
      if (made) return { result: made }
      assertUnused(workshop, [partId, objectId])
      const { model, ...docs } = unwrittenActivity(workshop, objectId, kind)
      const partName = checkedPartName(activity.name)
      model.assertName?.(partName)
      const numberOfAxis = model.axes?.(activity.numberOfAxis)
      const properties = {
        ...{ objectId, content: contents[kind], partName },
        numberOfAxis: numberOfAxis ?? null,
      }
      const part =
        reusePartId === undefined
          ? addPart(workshop.state, { id: partId, hidden: false, ...properties })
          : replaceActivity(workshop.state, workshopId, reusePartId, properties)
      const by = { name: partName, newId: randomUUID, numberOfAxis }
      const addContents = rowsOfMade(objectId, model.start(docs, by))
      const statements =
        reusePartId === undefined
          ? [rows.insertPart(workshopId, part)]
          : [forgetFileOfPart(workshopId, reusePartId), rows.replaceActivity(part)]
      return { result: part, rows: { statements, addContents } }
    },
  }
}

/** Detects a retry: the part, or the activity that replaced another, exists. SPEC C2. */
function madeBefore(
  { state }: CommandWorkshop,
  { partId, objectId, reusePartId }: NewActivity,
): AgendaPart | null {
  const part = stateRoots.parts(state).get(reusePartId ?? partId)
  return part && (reusePartId === undefined || part.objectId === objectId) ? part : null
}

/** Renames the part, and the activity with it when requested; names of some kinds have a length of their own. SPEC W4, SL4. */
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
    run(workshop) {
      partIn(workshop.state, partId)
      const activity = workshop.findActivity(objectId)
      activity?.model.assertName?.(name)
      const renamed = renamePart(workshop.state, partId, name)
      if (activity && activityToo) activity.model.rename?.(activity.desk, name)
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

/**
 * Sets a flag until erasure; what was written in the part stays in the journal until then. Its file is removed. SPEC S4,
 * W5, SL22.
 */
export function deletePart(author: CommandAuthor, workshopId: WorkshopId, partId: PartId): Command<void> {
  const command = onAgenda(author, workshopId, ({ state }) => {
    removePart(state, workshopId, partId)
    const statements = [
      forgetFileOfPart(workshopId, partId),
      rows.deletePart(workshopId, partId),
      rows.setPartPositions(workshopId, readAgenda(state)),
    ]
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
    return { result: undefined, rows: { statements: [rows.setPartPositions(workshopId, moved)] } }
  })
}

function onAgenda<Result>(
  author: CommandAuthor,
  workshopId: WorkshopId,
  act: (workshop: CommandWorkshop) => CommandOutcome<Result>,
): Command<Result> {
  return { workshopId, author, objectIds: [], run: act }
}
