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
import { updateInfo } from '#domain/brainstorm/info.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { startBrainstorm } from '#domain/brainstorm/topics.ts'
import { contents } from '#domain/content.ts'
import type { Content } from '#domain/content.ts'
import { Refusal } from '#domain/errors.ts'
import type { MultiTopicId, ObjectId, PartId, QuestionId, WorkshopId } from '#domain/ids.ts'
import { readAgenda, stateRoots } from '#domain/state.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { Command, CommandAuthor, CommandOutcome, CommandRoom } from '#server/tick/command.ts'
import * as rows from '#server/database/partStatements.ts'

export interface NewActivity {
  partId: PartId
  objectId: ObjectId
  content: Content
  name: string
  /** The new activity takes the place of this part's old one. */
  reusePartId?: PartId | undefined
  /** Of the topic and question that a brainstorm begins with. */
  firstIds: { topic: MultiTopicId; question: QuestionId }
}

/** A new activity, at the end of the agenda or in the place of another. SPEC W3 to W5, B5, C2. */
export function addActivity(
  author: CommandAuthor,
  workshopId: WorkshopId,
  activity: NewActivity,
): Command<AgendaPart> {
  const { partId, objectId, content, firstIds, reusePartId } = activity
  return {
    workshopId,
    author,
    objectIds: [objectId],
    run(room) {
      const made = madeBefore(room, activity)
      if (made) return { result: made }
      const { desk } = room.brainstorm(objectId)
      if (roots.topics(desk).size > 0) throw new Refusal('FORBIDDEN', `id in use: ${objectId}`)
      const partName = checkedPartName(activity.name)
      const facts = { objectId, content, partName, numberOfAxis: null }
      const part =
        reusePartId === undefined
          ? addPart(room.state, { id: partId, hidden: false, ...facts })
          : replaceActivity(room.state, workshopId, reusePartId, facts)
      startBrainstorm(desk, partName, firstIds)
      const row = reusePartId === undefined ? rows.insertPart(workshopId, part) : rows.replaceActivity(part)
      return {
        result: part,
        rows: {
          statements: [row],
          addContents: [
            { id: firstIds.topic, objectId, kind: 'multiTopic', tag: null },
            { id: firstIds.question, objectId, kind: 'question', tag: null },
          ],
        },
      }
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
      const { content } = partIn(room.state, partId)
      const renamed = renamePart(room.state, partId, name)
      if (activityToo && content === contents.brainstorm)
        updateInfo(room.brainstorm(objectId).desk, { brainstormName: name })
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
