import { randomUUID } from 'node:crypto'
import { rowsOfMade } from '#domain/activity/contents.ts'
import { isUnwritten } from '#domain/activity/docs.ts'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { Activity, ActivityModels, CopyMode, CopyNotes } from '#domain/activity/model.ts'
import { modelOf } from '#domain/activity/models.ts'
import { addPart } from '#domain/agenda.ts'
import type { ActivityKind } from '#domain/content.ts'
import { contents } from '#domain/content.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { stateRoots } from '#domain/state.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { Command, CommandAuthor, CommandRoom } from '#server/tick/command.ts'
import * as rows from '#server/database/partStatements.ts'

/** An activity on its way into an agenda. */
export interface ActivityCopy {
  kind: ActivityKind
  name: string
  hidden: boolean
  numberOfAxis: number | null
  /** As the kind's model reads and writes them. */
  values: unknown
}

/**
 * What a copy of an activity is made of.
 *
 * @param name of the copy; one that is hidden from participants stays so, for it would show them what it holds
 * @throws {Refusal} `BAD_USER_INPUT` for a kind of activity that cannot be copied
 */
export function copyOf(
  models: ActivityModels,
  part: AgendaPart,
  docs: ActivityDocs,
  mode: CopyMode,
  name: string,
  notes?: CopyNotes,
): ActivityCopy {
  const { content, hidden, numberOfAxis } = part
  const model = modelOf(models, content)
  if (!model) throw new Refusal('BAD_USER_INPUT', `a copy of ${content}`)
  const { kind, copy } = model
  return { kind, name, hidden, numberOfAxis, values: copy.named(copy.read(docs, mode, notes), name) }
}

/** Puts a copy at the end of an agenda. SPEC C2, W3. */
export function addCopy(
  author: CommandAuthor,
  workshopId: WorkshopId,
  ids: { partId: PartId; objectId: ObjectId },
  copy: ActivityCopy,
): Command<AgendaPart> {
  const { partId, objectId } = ids
  return {
    workshopId,
    author,
    objectIds: [objectId],
    newActivities: new Map([[objectId, copy.kind]]),
    run(room) {
      const made = stateRoots.parts(room.state).get(partId)
      if (made) return { result: made }
      const { kind, name: partName, hidden, numberOfAxis, values } = copy
      const { model, ...docs } = unwrittenActivity(room, objectId, kind)
      const facts = { objectId, content: contents[kind], partName, hidden, numberOfAxis }
      const part = addPart(room.state, { id: partId, ...facts })
      const addContents = rowsOfMade(objectId, model.copy.write(docs, values, randomUUID))
      return { result: part, rows: { statements: [rows.insertPart(workshopId, part)], addContents } }
    },
  }
}

/** The documents of a new activity. @throws {Refusal} `FORBIDDEN` for an id that another one has */
export function unwrittenActivity(room: CommandRoom, objectId: ObjectId, kind: ActivityKind): Activity {
  const activity = room.activity(objectId)
  if (activity.model.kind !== kind || !isUnwritten(activity.desk))
    throw new Refusal('FORBIDDEN', `id in use: ${objectId}`)
  return activity
}
