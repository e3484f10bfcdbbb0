import { randomUUID } from 'node:crypto'
import { addPart } from '#domain/agenda.ts'
import { readForCopy } from '#domain/brainstorm/copyValues.ts'
import type { CopiedValues, CopyMode, CopyNotes } from '#domain/brainstorm/copyValues.ts'
import { writeCopy } from '#domain/brainstorm/copy.ts'
import type { BrainstormDocs } from '#domain/brainstorm/posts.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { Content } from '#domain/content.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { stateRoots } from '#domain/state.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { Command, CommandAuthor, CommandRoom, MadeKind } from '#server/tick/command.ts'
import * as rows from '#server/database/partStatements.ts'

/** How the activities of one kind are copied: out of the documents as values, and into new ones. */
interface Copier<Values> {
  read(docs: BrainstormDocs, mode: CopyMode, notes?: CopyNotes): Values
  /** The same for an activity of this name. */
  named(values: Values, name: string): Values
  /** @returns the ids of all that was made, by what it is */
  write(docs: BrainstormDocs, values: Values, newId: () => string): Record<MadeKind, string[]>
}

const brainstorms: Copier<CopiedValues> = {
  read: readForCopy,
  named: (values, brainstormName) => ({ ...values, info: { ...values.info, brainstormName } }),
  write: writeCopy,
}

/** By content; a kind that is not here cannot be copied. */
const copiers = { 'workshop | brainstorm': brainstorms } as const satisfies Partial<Record<Content, unknown>>

/** An activity on its way into an agenda. */
export interface ActivityCopy {
  content: keyof typeof copiers
  name: string
  hidden: boolean
  numberOfAxis: number | null
  values: CopiedValues
}

/**
 * What a copy of an activity is made of.
 *
 * @param name of the copy; one that is hidden from participants stays so, for it would show them what it holds
 * @throws {Refusal} `BAD_USER_INPUT` for a kind of activity that cannot be copied
 */
export function copyOf(
  part: AgendaPart,
  docs: BrainstormDocs,
  mode: CopyMode,
  name: string,
  notes?: CopyNotes,
): ActivityCopy {
  const { content, hidden, numberOfAxis } = part
  if (!isCopyable(content)) throw new Refusal('BAD_USER_INPUT', `a copy of ${content}`)
  const { read, named } = copiers[content]
  return { content, name, hidden, numberOfAxis, values: named(read(docs, mode, notes), name) }
}

function isCopyable(content: string): content is keyof typeof copiers {
  return Object.hasOwn(copiers, content)
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
    run(room) {
      const made = stateRoots.parts(room.state).get(partId)
      if (made) return { result: made }
      const { content, name, hidden, numberOfAxis, values } = copy
      const docs = emptyDocs(room, objectId)
      const part = addPart(room.state, {
        id: partId,
        objectId,
        content,
        partName: name,
        hidden,
        numberOfAxis,
      })
      const contents = copiers[content].write(docs, values, randomUUID)
      const addContents = (Object.keys(contents) as MadeKind[]).flatMap((kind) =>
        contents[kind].map((id) => ({ id, objectId, kind, tag: null })),
      )
      return { result: part, rows: { statements: [rows.insertPart(workshopId, part)], addContents } }
    },
  }
}

function emptyDocs(room: CommandRoom, objectId: ObjectId): BrainstormDocs {
  const docs = room.brainstorm(objectId)
  if (roots.topics(docs.desk).size > 0) throw new Refusal('FORBIDDEN', `id in use: ${objectId}`)
  return docs
}
