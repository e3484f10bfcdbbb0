import { randomUUID } from 'node:crypto'
import { unsupportedSourceMessage, unsupportedTargetMessage } from '#domain/brainstorm/copyInput.ts'
import type { CopiedInput, CopyItem } from '#domain/brainstorm/copyInput.ts'
import { readInput } from '#domain/brainstorm/copyInputRead.ts'
import type { InputScope } from '#domain/brainstorm/copyInputRead.ts'
import { writeInput } from '#domain/brainstorm/copyInputWrite.ts'
import type { CopiedInto, InputTarget } from '#domain/brainstorm/copyInputWrite.ts'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { activityKind, contents } from '#domain/content.ts'
import { UserMistake } from '#domain/errors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { contentTag } from '#server/tick/tags.ts'
import { madeOf, rowsOfMade } from '#domain/activity/contents.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { isMadeAlready } from './made.ts'
import type { Place } from './made.ts'

/** How input is copied out of activities of one kind as values, and into them. */
interface Copier {
  read(docs: ActivityDocs, objectId: ObjectId, items: readonly CopyItem[], scope: InputScope): CopiedInput[]
  write(
    docs: ActivityDocs,
    input: readonly CopiedInput[],
    target: InputTarget,
    by: { now: number; newId: () => string },
  ): CopiedInto
}

/** By content; a kind that is not here gives and takes no input. */
const copiers: Partial<Record<string, Copier>> = {
  [contents.brainstorm]: { read: readInput, write: writeInput },
}

/**
 * Reads what is copied out of an activity. SPEC K6.
 *
 * @throws {UserMistake} for a kind of activity that cannot be copied from. SPEC K10
 */
export function inputOf(
  source: { content: string; objectId: ObjectId },
  docs: ActivityDocs,
  items: readonly CopyItem[],
  scope: InputScope,
): CopiedInput[] {
  const copier = copierOf(source.content)
  if (!copier) throw new UserMistake(unsupportedSourceMessage)
  return copier.read(docs, source.objectId, items, scope)
}

/** Whether input can be copied out of an activity. @throws {UserMistake} when not. SPEC K10 */
export function assertGivesInput(content: string): void {
  if (!copierOf(content)) throw new UserMistake(unsupportedSourceMessage)
}

/**
 * Copies input into an activity, all of it or nothing. SPEC C2, K7, K8.
 *
 * @param copy `id` of the call: with it, it happens once
 * @returns how many things were copied, null when it had been done before
 */
export function addInput(
  author: CommandAuthor,
  { workshopId, objectId, content }: Place & { content: string },
  copy: { id: string; input: readonly CopiedInput[]; target: InputTarget },
): Command<number | null> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [copy.id],
    run(room) {
      if (isMadeAlready(room, copy.id, objectId, 'copy')) return { result: null }
      const copier = copierOf(content)
      if (!copier) throw new UserMistake(unsupportedTargetMessage)
      const by = { now: room.now, newId: randomUUID }
      const { made, copied } = copier.write(room.activity(objectId), copy.input, copy.target, by)
      const addContents = rowsOfMade(objectId, madeOf(made))
      // The call leaves its id, so that it is known when it is sent again; what it made is nobody's.
      const call = { id: copy.id, objectId, kind: 'copy', tag: contentTag(author, copy.id) } as const
      return { result: copied, rows: { addContents: [call, ...addContents] } }
    },
  }
}

/**
 * Whether this person made this copy already. SPEC C2.
 *
 * @throws {Refusal} `FORBIDDEN` when somebody else did
 */
export function knowsCopy(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  id: string,
): Command<boolean> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [id],
    run: (room) => ({ result: isMadeAlready(room, id, objectId, 'copy') }),
  }
}

function copierOf(content: string): Copier | undefined {
  const kind = activityKind(content)
  return kind === null ? undefined : copiers[contents[kind]]
}
