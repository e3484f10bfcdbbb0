import { randomUUID } from 'node:crypto'
import type { CopiedInput, InputModel, InputTarget } from '#domain/activity/copiedInput.ts'
import { assertWhole } from '#domain/activity/copiedTexts.ts'
import type { ActivityModels } from '#domain/activity/model.ts'
import { modelOf } from '#domain/activity/models.ts'
import { UserMistake } from '#domain/errors.ts'
import { contentTag } from '#server/tick/tags.ts'
import { rowsOfMade } from '#domain/activity/contents.ts'
import { messages } from '#domain/messages.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { isMadeAlready } from './made.ts'
import type { ActivityRef } from './made.ts'

/**
 * How input is copied out of an activity.
 *
 * @throws {UserMistake} for a kind without input to copy. SPEC K10
 */
export function inputReader(models: ActivityModels, content: string): Pick<InputModel, 'read'> {
  const input = modelOf(models, content)?.input
  if (!input) throw new UserMistake(messages.sourceUnsupported)
  return input
}

/**
 * Copies input into an activity, all of it or nothing. SPEC C2, K7, K8.
 *
 * @param copy `id` is the id of the call, which makes it idempotent
 * @returns the number of copied items, null when the call had already been executed
 */
export function addInput(
  models: ActivityModels,
  author: CommandAuthor,
  { workshopId, objectId, content }: ActivityRef & { content: string },
  copy: { id: string; input: readonly CopiedInput[]; target: InputTarget },
): Command<number | null> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [copy.id],
    run(workshop) {
      if (isMadeAlready(workshop, copy.id, objectId, 'copy')) return { result: null }
      const writer = modelOf(models, content)?.input
      if (!writer) throw new UserMistake(messages.targetUnsupported)
      writer.assertTakesInputIn?.(workshop.state)
      assertWhole(copy.input, copy.target.kind, writer.longest)
      const by = { now: workshop.now, newId: randomUUID }
      const { made, copied } = writer.write(workshop.activity(objectId), copy.input, copy.target, by)
      const addContents = rowsOfMade(objectId, made)
      // The id of the call is stored, so that a retry is recognized. The copies themselves have no author.
      const call = { id: copy.id, objectId, kind: 'copy', tag: contentTag(author, copy.id) } as const
      return { result: copied, rows: { addContents: [call, ...addContents] } }
    },
  }
}

/**
 * Whether this person already made this copy. SPEC C2.
 *
 * @throws {Refusal} `FORBIDDEN` when somebody else made it
 */
export function knowsCopy(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  id: string,
): Command<boolean> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [id],
    run: (workshop) => ({ result: isMadeAlready(workshop, id, objectId, 'copy') }),
  }
}
