import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts, turnoutCounts } from '../activity/exported.ts'
import type { ExportedActivity, Phrase } from '../activity/exported.ts'
import { ranksOf, voteFields, voteNumbers, withHelp } from '../activity/votes/exportedVotes.ts'
import type { VotedTarget } from '../activity/votes/exportedVotes.ts'
import { tellsVotes } from '../activity/votes/results.ts'
import { knownRounds } from '../activity/votes/rounds.ts'
import { turnout, votingRound, wholeScope } from '../activity/votes/showing.ts'
import { textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { readAxes } from './axes.ts'
import { infoLimits } from './info.ts'
import { readPolls } from './items.ts'
import { byProduct, readableResults } from './results.ts'
import { roots } from './roots.ts'
import { scaleOf } from './setup.ts'

/** A poll or sub-poll in a round. */
interface Item extends VotedTarget {
  text: string
  desc: string
  /** The text of the poll above a sub-poll. */
  partOf: string | null
  createdAt: number | null
}

/**
 * An Evaluate activity in the form that exports render: one row per poll and round, the present round first, the highest
 * product first in each; in the present round each poll is followed by its sub-polls, and each is a task. Results are
 * empty where they may not be read. SPEC V2, V4, V5, BT6, BT21, EV8.
 */
export function exportedEvaluate(docs: ActivityDocs): ExportedActivity {
  const { desk, board, tally = null } = docs
  const present = votingRound(board)
  const [now = [], ...before] = knownRounds(tally, present)
    .toReversed()
    .map((round) => itemsIn(docs, round, round === present))
  const axes = namedAxes(desk)
  const names = axes.map(({ name }) => name)
  const voting = { scale: scaleOf(desk), axes: names, quadrants: quadrantLabels(desk) }
  const fields = voteFields(voting)
  const numbers = voteNumbers(voting)
  const { voted, joined, proxies } = turnout(board, wholeScope)
  return {
    description: withHelp(textOf(roots.info(desk).get('evaluateDesc'), infoLimits.evaluateDesc), axes),
    counts: [
      { of: exportCounts.answers, count: now.filter(({ partOf }) => partOf === null).length },
      { of: turnoutCounts.voted, count: voted },
      { of: turnoutCounts.joined, count: joined },
      { of: turnoutCounts.proxies, count: proxies },
    ],
    columns: [
      ...[exportColumns.text, exportColumns.desc],
      ...fields.map(({ column }) => column),
      exportColumns.createdAt,
    ],
    rows: [now, ...before].flat().map((item) => ({
      cells: [
        ...[item.text, item.desc],
        ...fields.map(({ cellOf }) => (item.partOf === null ? cellOf(item) : null)),
        item.createdAt,
      ],
      isShown: true,
      level: item.partOf === null ? 0 : 1,
    })),
    issues: {
      facts: ['Part of'],
      numbers: numbers.names,
      list: now.map((item) => ({
        ...{ text: item.text, desc: item.desc, facts: [item.partOf ?? ''], comments: [], shown: true },
        ...{ votes: item.result?.count ?? 0, numbers: numbers.of(item) },
      })),
    },
  }
}

/** The polls of a round, the highest product first: in the present one all, with their sub-polls. SPEC EV8 */
function itemsIn(docs: ActivityDocs, round: number, isPresent: boolean): Item[] {
  const { desk } = docs
  const results = readableResults(docs, round)
  const ranks = ranksOf(results ?? [])
  const listed = readPolls(desk).filter(({ id }) => {
    const result = results?.get(id)
    return isPresent || (result && tellsVotes(result))
  })
  return byProduct(listed, results).flatMap((poll) => {
    const { id, createdAt = null, subPolls } = poll
    const texts = textsOf(poll)
    return [
      {
        ...{ ...texts, round, partOf: null, createdAt },
        ...{ result: results?.get(id) ?? null, rank: ranks.get(id) ?? null },
      },
      ...(isPresent ? subPolls : []).map((subPoll) => ({
        ...{ ...textsOf(subPoll), round, partOf: texts.text, createdAt: null, result: null, rank: null },
      })),
    ]
  })
}

function textsOf({ text, desc }: Record<'text' | 'desc', unknown>): Record<'text' | 'desc', string> {
  return { text: textOf(text, limits.pollText), desc: textOf(desc, limits.pollDesc) }
}

/** The axes as exports name them; where a title is empty, it says which axis it is. */
function namedAxes(desk: Y.Doc): Record<'name' | 'help', Phrase>[] {
  return readAxes(desk).map(({ title, help }, index) => {
    const name = title.trim()
    return {
      name: name ? { en: name, sv: name } : { en: `Axis ${index + 1}`, sv: `Axel ${index + 1}` },
      help,
    }
  })
}

/** Labels of the quadrants I to IV, empty where nobody typed one. */
function quadrantLabels(desk: Y.Doc): string[] {
  const labels = ['matrix1Text', 'matrix2Text', 'matrix3Text', 'matrix4Text'] as const
  return labels.map((field) => textOf(roots.info(desk).get(field), infoLimits[field]).trim())
}
