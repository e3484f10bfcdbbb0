import { generateNKeysBetween } from 'fractional-indexing'
import { colorOf } from '../activity/colors.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs, InputSource } from '../activity/docs.ts'
import { copiedTexts } from '../activity/info.ts'
import type { CopyMode, CopyNotes } from '../activity/model.ts'
import { copiedSource, noSources, readSource, writeSource } from '../activity/source.ts'
import type { SourceOf } from '../activity/source.ts'
import { numberOf } from '../activity/numberOf.ts'
import { textOf } from '../activity/texts.ts'
import { resultsMode, resultsModes } from '../activity/votes/showing.ts'
import type { ResultsMode } from '../activity/votes/showing.ts'
import { setResultsMode } from '../activity/votes/voting.ts'
import type { PollId } from '../ids.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info.ts'
import { boardPolls, boardSubPolls, readSubPolls } from './read.ts'
import { roots } from './roots.ts'
import { readSetup, setupNumbers } from './setup.ts'
import type { SetupField } from './setup.ts'

/**
 * An Evaluate activity as values: no votes, no ids except those of sources (K12), nothing deleted, and not whether
 * results were shown or voting closed. SPEC K1, K2, EV1, BT16.
 */
export interface CopiedValues {
  /** Texts of the activity, including the presenter's notes. */
  info: Record<string, string>
  setup: Record<SetupField, number>
  resultsMode: ResultsMode
  polls: CopiedPoll[]
}

interface CopiedPoll extends CopiedItem {
  /** 0 when unknown. */
  createdAt: number
  /** It is input. SPEC PU9. */
  isInput: boolean
  subPolls: CopiedItem[]
}

interface CopiedItem {
  text: string
  desc: string
  color: number
  source: InputSource | null
}

/**
 * Reads what a copy contains; without input, the polls that facilitators typed remain. Browsers write desks: invalid
 * values are left out. SPEC P6, PU9.
 */
export function readForCopy(
  { desk, board }: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
  sourceOf: SourceOf = noSources,
): CopiedValues {
  const item = ({ id, text, desc, color }: Record<'text' | 'desc' | 'color', unknown> & { id: string }) => ({
    text: textOf(text, limits.pollText),
    desc: textOf(desc, limits.pollDesc),
    color: colorOf(color),
    source: copiedSource(desk, id, sourceOf),
  })
  const under = readSubPolls(desk)
  const isInput = (id: PollId): boolean =>
    roots.polls(desk).get(id)?.copied === true || readSource(desk, id) !== undefined
  const polls = boardPolls(desk).filter(({ id }) => mode === 'copy_all' || !isInput(id))
  return {
    info: copiedTexts(desk, infoLimits, notes),
    setup: setupNumbers(readSetup(desk)),
    resultsMode: resultsMode(board),
    polls: polls.map((poll) => ({
      ...item(poll),
      isInput: isInput(poll.id),
      createdAt: numberOf(poll.createdAt),
      subPolls: boardSubPolls(under, poll.id).map(item),
    })),
  }
}

/**
 * Fills the documents of a new activity with the values of another one, under new ids.
 *
 * @param newId returns an unused id
 */
export function writeCopy({ desk, board }: ActivityDocs, values: CopiedValues, newId: () => string): Made[] {
  for (const [field, text] of Object.entries(values.info)) roots.info(desk).set(field, text)
  for (const [field, number] of Object.entries(values.setup)) roots.setup(desk).set(field, number)
  if (values.resultsMode !== resultsModes[0]) setResultsMode(board, values.resultsMode)
  const orders = generateNKeysBetween(null, null, values.polls.length)
  const subPolls: string[] = []
  const polls = values.polls.map(({ createdAt, isInput, ...poll }, index) => {
    const id = newId()
    const order = orders[index] ?? ''
    const record = createdAt === 0 ? { order } : { order, createdAt }
    roots.polls(desk).set(id, isInput ? { ...record, copied: true } : record)
    roots.pollText(desk).set(id, poll.text)
    if (poll.desc !== '') roots.pollDesc(desk).set(id, poll.desc)
    if (poll.color !== 0) roots.pollColor(desk).set(id, poll.color)
    writeSource(desk, id, poll.source)
    const places = generateNKeysBetween(null, null, poll.subPolls.length)
    for (const [place, { text, desc, color, source }] of poll.subPolls.entries()) {
      const subId = newId()
      subPolls.push(subId)
      roots.subPolls(desk).set(subId, { pollId: id, order: places[place] ?? '' })
      roots.subPollText(desk).set(subId, text)
      if (desc !== '') roots.subPollDesc(desk).set(subId, desc)
      if (color !== 0) roots.subPollColor(desk).set(subId, color)
      writeSource(desk, subId, source)
    }
    return id
  })
  return madeOf({ poll: polls, subPoll: subPolls })
}
