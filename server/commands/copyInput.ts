import { randomUUID } from 'node:crypto'
import { unsupportedSourceMessage, unsupportedTargetMessage } from '#domain/activity/copiedInput.ts'
import type { CopiedInput, InputModel, InputTarget } from '#domain/activity/copiedInput.ts'
import type { ActivityModels } from '#domain/activity/model.ts'
import { modelOf } from '#domain/activity/models.ts'
import { UserMistake } from '#domain/errors.ts'
import { contentTag } from '#server/tick/tags.ts'
import { rowsOfMade } from '#domain/activity/contents.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { isMadeAlready } from './made.ts'
import type { Place } from './made.ts'

/** How input is copied out of an activity. @throws {UserMistake} for a kind that gives none. SPEC K10 */
export function inputReader(models: ActivityModels, content: string): Pick<InputModel, 'read'> {
  const input = modelOf(models, content)?.input
  if (!input) throw new UserMistake(unsupportedSourceMessage)
  return input
}

/**
 * Copies input into an activity, all of it or nothing. SPEC C2, K7, K8.
 *
 * @param copy `id` of the call: with it, it happens once
 * @returns how many things were copied, null when it had been done before
 */
export function addInput(
  models: ActivityModels,
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
      const writer = modelOf(models, content)?.input
      if (!writer) throw new UserMistake(unsupportedTargetMessage)
      const by = { now: room.now, newId: randomUUID }
      const { made, copied } = writer.write(room.activity(objectId), copy.input, copy.target, by)
      const addContents = rowsOfMade(objectId, made)
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
