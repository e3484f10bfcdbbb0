import { randomUUID } from 'node:crypto'
import { rowsOfMade } from '#domain/activity/contents.ts'
import { fileKey, fileRoots } from '#domain/activity/file.ts'
import { isUnwritten } from '#domain/activity/docs.ts'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { Activity, ActivityModels, CopyMode, CopyNotes, StoredFile } from '#domain/activity/model.ts'
import type { LeftOut } from '#domain/activity/leftOut.ts'
import type { SourceOf } from '#domain/activity/source.ts'
import { modelOf } from '#domain/activity/models.ts'
import { addPart } from '#domain/workshop/agenda.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { contents } from '#domain/workshop/content.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { Command, CommandAuthor, CommandWorkshop } from '#server/tick/command.ts'
import { assertUnused } from './made.ts'
import { shareFile } from '../database/contents/files.ts'
import * as rows from '../database/contents/partStatements.ts'

/** An activity that is being copied into an agenda. */
export interface ActivityCopy {
  kind: ActivityKind
  name: string
  hidden: boolean
  /** In the form that the kind's model reads and writes. */
  values: unknown
  /** The uploaded file that the values name. */
  file: StoredFile | null
  leftOut: LeftOut[]
}

/**
 * The values from which a copy of an activity is made.
 *
 * @param name of the copy. A copy of a hidden activity stays hidden, because its content would otherwise become visible
 * @throws {Refusal} `BAD_USER_INPUT` for a kind of activity that cannot be copied
 */
export function copyOf(
  models: ActivityModels,
  part: AgendaPart,
  docs: ActivityDocs,
  mode: CopyMode,
  name: string,
  more: { notes?: CopyNotes; sourceOf?: SourceOf; withGroups?: boolean | undefined } = {},
): ActivityCopy {
  const { content, hidden, objectId } = part
  const model = modelOf(models, content)
  if (!model) throw new Refusal('BAD_USER_INPUT', `${content} cannot be copied`)
  const { kind, copy } = model
  const read = copy.read(docs, mode, more.notes, more.sourceOf)
  const values = copy.named(more.withGroups === false ? (copy.ungrouped?.(read) ?? read) : read, name)
  const isForStrangers = more.notes === 'withoutNotes'
  return {
    kind,
    name,
    hidden,
    values: isForStrangers ? values : (copy.of?.(values, objectId) ?? values),
    file: model.file?.(docs.board) ?? null,
    leftOut: copy.leftOut?.(docs, values) ?? [],
  }
}

/**
 * Adds a copy at the end of an agenda. Its file may have been removed, with the last activity that has it, since it was
 * read: then the copy has no document. SPEC C2, W3, SL16.
 */
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
    fileIds: copy.file ? [copy.file.id] : [],
    newIds: [partId, objectId],
    run(workshop) {
      const made = stateRoots.parts(workshop.state).get(partId)
      if (made) return { result: made }
      assertUnused(workshop, [partId, objectId])
      const { kind, name: partName, hidden, values, file } = copy
      const hasFile = file !== null && workshop.hasFile(file.id)
      const { model, ...docs } = unwrittenActivity(workshop, objectId, kind)
      const numberOfAxis = model.copy.axes?.(values) ?? null
      const properties = { objectId, content: contents[kind], partName, hidden, numberOfAxis }
      const part = addPart(workshop.state, { id: partId, ...properties })
      const addContents = rowsOfMade(objectId, model.copy.write(docs, values, randomUUID, workshop.now))
      if (file && !hasFile) fileRoots.document(docs.board).delete(fileKey)
      const statements = [
        rows.insertPart(workshopId, part),
        ...(hasFile ? [shareFile(workshopId, objectId, file)] : []),
      ]
      return { result: part, rows: { statements, addContents } }
    },
  }
}

/**
 * The documents of a new activity.
 *
 * @throws {Refusal} `FORBIDDEN` for an id that another activity has
 */
export function unwrittenActivity(
  workshop: CommandWorkshop,
  objectId: ObjectId,
  kind: ActivityKind,
): Activity {
  const activity = workshop.activity(objectId)
  if (activity.model.kind !== kind || !isUnwritten(activity.desk))
    throw new Refusal('FORBIDDEN', `id in use: ${objectId}`)
  return activity
}
