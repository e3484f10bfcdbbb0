import type * as Y from 'yjs'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import { colorOf } from '../activity/colors.ts'
import { boardSource } from '../activity/source.ts'
import { numberOf } from '../activity/numberOf.ts'
import { textOf } from '../activity/texts.ts'
import type { PollId, SubPollId } from '../ids.ts'
import { limits } from '../limits.ts'
import type { Changes } from '../projection.ts'
import { infoLimits } from './info.ts'
import type { InfoField } from './info.ts'
import { boardPolls, boardSubPolls, readSubPolls } from './read.ts'
import type { PollView, SubPollView } from './read.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'
import { keepHighest, readSetup, setupNumbers } from './setup.ts'
import type { SetupField } from './setup.ts'

/** The values that a board holds under one key, by root map; undefined deletes the key. */
type BoardValues = Partial<Record<RootName, unknown>>

/** What the room may see of a desk: all polls that exist. SPEC EV7. */
interface Visibility {
  desk: Y.Doc
  polls: ReadonlyMap<PollId, PollView>
  subPolls: ReadonlyMap<SubPollId, SubPollView>
  setup: Record<SetupField, number>
}

/** A change of places decides which polls are shown. It is rare, so everything is projected again. */
const structure: RootName[] = ['polls', 'pollDeleted', 'subPolls', 'subPollDeleted']
/** Root maps of a board by the kind of their ids. A desk has no other ids in these maps. */
const pollRoots: RootName[] = ['polls', 'pollText', 'pollDesc', 'pollColor', 'pollDeleted']
const subPollRoots: RootName[] = ['subPolls', 'subPollText', 'subPollDesc', 'subPollColor', 'subPollDeleted']
/** They depend on each other. */
const rangeFields: SetupField[] = ['pollRangeL', 'pollRangeH']

/**
 * Projects an Evaluate activity's desk onto its board: only contents that are not deleted and valid, with texts cut to
 * their limits. Browsers write desks, so every value is validated. Writes the difference by key, in one transaction of
 * the board. SPEC P1 to P6, EV7.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed
 */
export function projectEvaluate(desk: Y.Doc, board: Y.Doc, changes: Changes): void {
  const visibility = visibilityOf(desk)
  const isAll = changes === 'all' || touches(changes, structure)
  const keys = (names: readonly RootName[]): Set<string> =>
    isAll ? keysIn(roots, names, desk, board) : changedIn(changes, names)
  writeAll(roots, board, keys(['info']), (key) => infoValues(visibility, key))
  keepHighest(board, visibility.setup.pollRangeH)
  writeAll(roots, board, withRange(keys(['setup'])), (key) => setupValues(visibility, key))
  writeAll(roots, board, keys(pollRoots), (id) => pollValues(visibility, id))
  writeAll(roots, board, keys(subPollRoots), (id) => subPollValues(visibility, id))
  writeAll(roots, board, keys(['sources']), (id) => sourceValues(visibility, id))
}

function visibilityOf(desk: Y.Doc): Visibility {
  const polls = boardPolls(desk)
  const under = readSubPolls(desk)
  const subPolls = polls.flatMap(({ id }) => boardSubPolls(under, id))
  return {
    desk,
    polls: new Map(polls.map((poll) => [poll.id, poll])),
    subPolls: new Map(subPolls.map((subPoll) => [subPoll.id, subPoll])),
    setup: setupNumbers(readSetup(desk)),
  }
}

function infoValues({ desk }: Visibility, key: string): BoardValues {
  const text = isInfoField(key) ? roots.info(desk).get(key) : undefined
  return { info: text === undefined ? undefined : textOf(text, infoLimits[key as InfoField]) }
}

function withRange(keys: Set<string>): Set<string> {
  return rangeFields.some((field) => keys.has(field)) ? new Set([...keys, ...rangeFields]) : keys
}

function setupValues({ desk, setup }: Visibility, key: string): BoardValues {
  const isThere = Object.hasOwn(setup, key) && roots.setup(desk).has(key)
  return { setup: isThere ? setup[key as SetupField] : undefined }
}

function pollValues({ desk, polls }: Visibility, id: PollId): BoardValues {
  const poll = polls.get(id)
  if (!poll) return { polls: undefined, pollText: undefined, pollDesc: undefined, pollColor: undefined }
  const order = roots.polls(desk).get(id)?.order
  const createdAt = numberOf(poll.createdAt)
  return {
    polls: createdAt === 0 ? { order } : { order, createdAt },
    pollText: textOf(poll.text, limits.pollText),
    pollDesc: textOf(poll.desc, limits.pollDesc) || undefined,
    pollColor: colorOf(poll.color) || undefined,
  }
}

function subPollValues({ desk, subPolls }: Visibility, id: SubPollId): BoardValues {
  const subPoll = subPolls.get(id)
  if (!subPoll)
    return { subPolls: undefined, subPollText: undefined, subPollDesc: undefined, subPollColor: undefined }
  return {
    subPolls: { pollId: subPoll.pollId, order: roots.subPolls(desk).get(id)?.order },
    subPollText: textOf(subPoll.text, limits.pollText),
    subPollDesc: textOf(subPoll.desc, limits.pollDesc) || undefined,
    subPollColor: colorOf(subPoll.color) || undefined,
  }
}

function sourceValues({ desk, polls, subPolls }: Visibility, id: PollId | SubPollId): BoardValues {
  return { sources: polls.has(id) || subPolls.has(id) ? boardSource(desk, id) : undefined }
}

function isInfoField(key: string): key is InfoField {
  return Object.hasOwn(infoLimits, key)
}
