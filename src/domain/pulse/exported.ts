import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts, turnoutCounts } from '../activity/exported.ts'
import type { ExportColumn, ExportedActivity } from '../activity/exported.ts'
import { textOf } from '../activity/texts.ts'
import { ranksOf, voteFields, voteNumbers, withHelp } from '../activity/votes/exportedVotes.ts'
import type { ExportedVoting, VotedTarget } from '../activity/votes/exportedVotes.ts'
import { tellsVotes } from '../activity/votes/results.ts'
import { knownRounds, mostIn } from '../activity/votes/rounds.ts'
import { turnout, votingRound } from '../activity/votes/showing.ts'
import { limits } from '../limits.ts'
import { helpOf } from './help.ts'
import { infoLimits } from './info.ts'
import type { InfoField } from './info.ts'
import { readCategories } from './items.ts'
import { pulseResults } from './results.ts'
import { roots } from './roots.ts'
import { pulseScale } from './votes.ts'

/** A statement in a round. */
interface Item extends VotedTarget {
  category: string
  text: string
  isApproved: boolean
  createdAt: number
}

const categoryColumn: ExportColumn = {
  ...{ name: { en: 'Category', sv: 'Kategori' }, width: 22, holds: 'text' },
}

// What the values mean is typed by facilitators: agreement as a rule.
const axis = { en: 'Value', sv: 'Värde' }
const voting: ExportedVoting = { scale: pulseScale, axes: [axis] }
const fields = voteFields(voting)
const numbers = voteNumbers(voting)

/**
 * A pulse in the form that exports render: one row per statement and round, the present round first, category by category;
 * in the present round each is a task. Without a tally that may be read, the cells of results are empty.
 * SPEC V2, V4, V5, BT6, BT21.
 */
export function exportedPulse(docs: ActivityDocs): ExportedActivity {
  const { desk, board, tally = null } = docs
  const present = votingRound(board)
  const [now = [], ...before] = knownRounds(tally, present)
    .toReversed()
    .map((round) => itemsIn(docs, round))
  const categories = readCategories(desk)
  const text = (field: InfoField): string => textOf(roots.info(desk).get(field), infoLimits[field])
  const { voted, joined, proxies } = mostIn(categories.map(({ id }) => turnout(board, id)))
  return {
    description: withHelp(text('groupText'), [{ name: axis, help: helpOf(text('groupHelpText')) }]),
    counts: [
      { of: exportCounts.topics, count: categories.length },
      { of: exportCounts.answers, count: now.length },
      { of: turnoutCounts.voted, count: voted },
      { of: turnoutCounts.joined, count: joined },
      { of: turnoutCounts.proxies, count: proxies },
    ],
    columns: [
      ...[categoryColumn, exportColumns.text],
      ...fields.map(({ column }) => column),
      ...[exportColumns.shown, exportColumns.createdAt],
    ],
    rows: [now, ...before.map((items) => items.filter(({ result }) => result && tellsVotes(result)))]
      .flat()
      .map((item) => ({
        cells: [
          ...[item.category, item.text],
          ...fields.map(({ cellOf }) => cellOf(item)),
          ...[item.isApproved, item.createdAt],
        ],
        isShown: item.isApproved,
      })),
    issues: {
      facts: ['Category'],
      numbers: numbers.names,
      list: now.map((item) => ({
        ...{ text: item.text, desc: '', facts: [item.category], comments: [], shown: item.isApproved },
        ...{ votes: item.result?.count ?? 0, numbers: numbers.of(item) },
      })),
    },
  }
}

/** The statements with their results in a round, in the order of the list. */
function itemsIn({ desk, board, tally }: ActivityDocs, round: number): Item[] {
  const listed = pulseResults({ doc: desk, board, tally: tally ?? null }, round).flatMap(
    ({ name, statements }) => statements.map((statement) => ({ name, statement })),
  )
  const ranks = ranksOf(listed.map(({ statement: { id, result } }) => [id, result]))
  return listed.map(({ name, statement: { id, text, result, isApproved, createdAt } }) => ({
    ...{ category: textOf(name, limits.categoryName), text: textOf(text, limits.statementText), isApproved },
    ...{ createdAt, round, rank: ranks.get(id) ?? null },
    result: tally ? result : null,
  }))
}
