import { answersIn, untaken } from '../activity/copiedInput.ts'
import type { CopiedInput, CopyItem, InputModel } from '../activity/copiedInput.ts'
import { madeOf } from '../activity/contents.ts'
import { appendItems, inputOf } from '../activity/items/inputItems.ts'
import { readItems } from '../activity/items/readItems.ts'
import { readItems as readNamed } from '../activity/leftOut.ts'
import { nameOf } from '../activity/texts.ts'
import { UserMistake } from '../errors.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import { pollType, readPolls, subPollType } from './items.ts'
import type { PollView, SubPollView } from './items.ts'
import { byProduct, readableResults } from './results.ts'

/** Reads input of an Evaluate activity. All types name polls. SPEC K1, K6, EV10 */
export const readInput: InputModel['read'] = (docs, objectId, items, _scope, onMissing) => {
  const polls = readPolls(docs.desk).filter(hasName)
  // Null where results may not be read. SPEC BT16
  const results = readableResults(docs)
  const subPollInput = (subPoll: SubPollView): CopiedInput => inputOf(objectId, subPollType, subPoll, null)
  const pollInput = (poll: PollView, children: CopiedInput[] = []): CopiedInput => ({
    ...inputOf(objectId, pollType, poll, children.length === 0 ? null : children),
    score: results?.get(poll.id)?.product ?? 0,
  })
  const read = ({ type, objId, copyChildren, count }: CopyItem, taken: Set<string>): CopiedInput[] => {
    const named = polls.filter(({ id }) => objId === id || objId === objectId)
    if (type === 'TOP')
      return untaken(byProduct(named, results).slice(0, count), taken).map((poll) => pollInput(poll))
    if (named.length > 0)
      return untaken(named, taken).map((poll) => {
        const under = copyChildren ? poll.subPolls.filter(hasName) : []
        return pollInput(poll, untaken(under, taken).map(subPollInput))
      })
    const subPolls = polls.flatMap((poll) => poll.subPolls.filter((one) => one.id === objId && hasName(one)))
    return untaken(subPolls, taken).map(subPollInput)
  }
  return readNamed(items, read, onMissing)
}

function hasName({ text }: { text: unknown }): boolean {
  return nameOf(text, limits.pollText) !== ''
}

/**
 * Appends input to an Evaluate activity: each answer, group and heading as a poll, and the answers under it as its
 * sub-polls. A group without a name is replaced by its answers. SPEC K7 to K9, EV10
 *
 * The call returns the number of polls made. It throws `UserMistake` when there is nothing to copy, more than fits, or a
 * hidden heading would be shown.
 */
export const writeInput: InputModel['write'] = ({ desk }, input, _target, by) => {
  const polls = pollsFrom(input)
  if (polls.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  if (input.some(({ isHidden }) => isHidden)) throw new UserMistake(copyMessages.hiddenForEvaluate)
  if (readItems(pollType, desk).length + polls.length > limits.polls)
    throw new UserMistake(copyMessages.tooManyForEvaluate(limits.polls))
  if (polls.some(({ under }) => under.length > limits.subPolls))
    throw new UserMistake(copyMessages.tooManySubPollsToCopy(limits.subPolls))
  // As everywhere, what was copied with its content has no source: its answers have. SPEC K12
  const above = polls.map(({ poll: { children, source, ...poll } }) => ({
    ...{ ...valuesOf(poll), copied: true, source: children === null ? source : undefined },
  }))
  const poll = appendItems(pollType, desk, above, by)
  const below = polls.flatMap(({ under }, at) =>
    under.map((one) => ({ ...valuesOf(one), pollId: poll[at], source: one.source })),
  )
  const subPoll = appendItems(subPollType, desk, below, by)
  return { made: madeOf({ poll, subPoll }), copied: polls.length }
}

/** Polls to be written, and what stands under them. */
function pollsFrom(input: readonly CopiedInput[]): { poll: CopiedInput; under: CopiedInput[] }[] {
  return input.flatMap((poll) => {
    const under = poll.children === null ? [] : answersIn(poll.children).filter(hasName)
    if (hasName(poll)) return { poll, under }
    return under.map((answer) => ({ poll: answer, under: [] }))
  })
}

function valuesOf({ text, desc, color }: Omit<CopiedInput, 'children' | 'source'>) {
  return { text: nameOf(text, limits.pollText), desc: nameOf(desc, limits.pollDesc), color }
}
