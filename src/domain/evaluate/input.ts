import { colorOf } from '../activity/colors.ts'
import { answersIn, untaken } from '../activity/copiedInput.ts'
import { readItems } from '../activity/leftOut.ts'
import type { CopiedInput, CopyItem, InputScope, InputTarget } from '../activity/copiedInput.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { writeSource } from '../activity/source.ts'
import { nameOf, textOf } from '../activity/texts.ts'
import { UserMistake } from '../errors.ts'
import type { ObjectId, PollId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import { createPoll, createSubPoll } from './polls.ts'
import { boardPolls, boardSubPolls, readPolls, readSubPolls } from './read.ts'
import type { PollView, SubPollView } from './read.ts'
import { byProduct, readableResults } from './results.ts'

interface Source {
  objectId: ObjectId
  polls: PollView[]
  subPolls: ReadonlyMap<PollId, SubPollView[]>
  /** The products of polls; null where results may not be read. SPEC BT16. */
  results: ReturnType<typeof readableResults>
}

/**
 * Reads input of an Evaluate activity as values, in the order in which the call names it. Deleted and missing items are
 * skipped, and so are items named before, alone or through their poll. All types name polls. SPEC K1, K6, EV10.
 */
export function readInput(
  docs: ActivityDocs,
  objectId: ObjectId,
  items: readonly CopyItem[],
  _scope?: InputScope,
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const polls = boardPolls(docs.desk).filter(hasName)
  const source = { objectId, polls, subPolls: readSubPolls(docs.desk), results: readableResults(docs) }
  return readItems(items, (item, taken) => inputOf(source, item, taken), onMissing)
}

function inputOf(source: Source, { type, objId, copyChildren, count }: CopyItem, taken: Set<string>) {
  const { objectId, polls, results } = source
  const named = polls.filter(({ id }) => objId === id || objId === objectId)
  if (type === 'TOP')
    return untaken(byProduct(named, results).slice(0, count), taken).map((poll) =>
      pollInput(source, poll, null),
    )
  const found = untaken(named, taken).map((poll) => {
    const under = copyChildren ? subPollsOf(source, poll.id) : []
    const children = untaken(under, taken).map((subPoll) => itemInput(objectId, subPoll))
    return pollInput(source, poll, children.length === 0 ? null : children)
  })
  if (found.length > 0 || named.length > 0) return found
  const subPolls = polls.flatMap(({ id }) => subPollsOf(source, id)).filter(({ id }) => id === objId)
  return untaken(subPolls, taken).map((subPoll) => itemInput(objectId, subPoll))
}

function subPollsOf({ subPolls }: Source, pollId: PollId): SubPollView[] {
  return boardSubPolls(subPolls, pollId).filter(hasName)
}

function hasName({ text }: { text: unknown }): boolean {
  return nameOf(text, limits.pollText) !== ''
}

function pollInput(
  { objectId, results }: Source,
  poll: PollView,
  children: CopiedInput[] | null,
): CopiedInput {
  return { ...itemInput(objectId, poll), score: results?.get(poll.id)?.product ?? 0, children }
}

function itemInput(objectId: ObjectId, { id, text, desc, color }: PollView | SubPollView): CopiedInput {
  return {
    text: nameOf(text, limits.pollText),
    desc: textOf(desc, limits.pollDesc),
    color: colorOf(color),
    score: 0,
    isHidden: false,
    comments: [],
    source: { objectId, itemId: id },
    children: null,
  }
}

/**
 * Appends input to an Evaluate activity in its order, under new ids: each answer, group and heading as a poll, and the
 * answers under it as its sub-polls. A group without a name is replaced by its answers. All checks run before the first
 * write: input that does not fit is refused as a whole. SPEC K7 to K9, EV10.
 *
 * @returns the number of polls made
 * @throws {UserMistake} when there is nothing to copy, more than fits, or a hidden heading would be shown
 */
export function writeInput(
  { desk }: ActivityDocs,
  input: readonly CopiedInput[],
  _target: InputTarget,
  { now, newId }: { now: number; newId: () => string },
): { made: Made[]; copied: number } {
  const polls = pollsFrom(input)
  if (polls.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  if (input.some(({ isHidden }) => isHidden)) throw new UserMistake(copyMessages.hiddenForEvaluate)
  if (readPolls(desk).length + polls.length > limits.polls)
    throw new UserMistake(copyMessages.tooManyForEvaluate(limits.polls))
  if (polls.some(({ under }) => under.length > limits.subPolls))
    throw new UserMistake(copyMessages.tooManySubPollsToCopy(limits.subPolls))
  const made = { poll: [] as string[], subPoll: [] as string[] }
  for (const { poll, under } of polls) {
    const pollId = newId()
    made.poll.push(pollId)
    createPoll(desk, { id: pollId, ...valuesOf(poll), createdAt: now, copied: true })
    // As everywhere, what was copied with its content has no source: its answers have. SPEC K12
    if (poll.children === null) writeSource(desk, pollId, poll.source)
    for (const one of under) {
      const id = newId()
      made.subPoll.push(id)
      createSubPoll(desk, { id, pollId, ...valuesOf(one) })
      writeSource(desk, id, one.source)
    }
  }
  return { made: madeOf(made), copied: polls.length }
}

/** A poll to be written, and what stands under it. */
interface Writing {
  poll: CopiedInput
  under: CopiedInput[]
}

function pollsFrom(input: readonly CopiedInput[]): Writing[] {
  return input.flatMap((poll) => {
    const under = poll.children === null ? [] : answersIn(poll.children).filter(hasName)
    if (hasName(poll)) return { poll, under }
    return under.map((answer) => ({ poll: answer, under: [] }))
  })
}

function valuesOf({ text, desc, color }: CopiedInput) {
  return {
    text: nameOf(text, limits.pollText),
    desc: nameOf(desc, limits.pollDesc),
    color: colorOf(color),
  }
}
