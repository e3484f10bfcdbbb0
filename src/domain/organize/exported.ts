import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts, turnoutCounts, withheldName } from '../activity/exported.ts'
import type { ExportColumn, ExportedActivity, ExportedCell } from '../activity/exported.ts'
import { textOf } from '../activity/texts.ts'
import { tellsVotes } from '../activity/votes/results.ts'
import { knownRounds } from '../activity/votes/rounds.ts'
import { turnout, votingRound, wholeScope } from '../activity/votes/showing.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info.ts'
import type { ItemView } from './items.ts'
import { readArrangement, readSections } from './places.ts'
import { sortedItems } from './results.ts'
import type { SortedItem } from './results.ts'
import { roots } from './roots.ts'

/** An item in a round. */
interface Row extends Pick<SortedItem, 'result' | 'agreement'> {
  item: ItemView
  section: string
  group: string
  round: number
}

const number = (en: string, sv: string): ExportColumn => ({ name: { en, sv }, width: 12, holds: 'number' })
const text = (en: string, sv: string, width = 22): ExportColumn => ({
  name: { en, sv },
  ...{ width, holds: 'text' },
})

/**
 * An Organize activity in the form that exports render: one row per item and round, section by section, what is not sorted
 * first; in the present round each is a task. Without a tally that may be read, the cells of results are empty. SPEC V2, V4,
 * V5, BT6, BT21, OR10.
 */
export function exportedOrganize(docs: ActivityDocs): ExportedActivity {
  const { desk, board, tally = null } = docs
  const present = votingRound(board)
  const [now = [], ...before] = knownRounds(tally, present)
    .toReversed()
    .map((round) => rowsIn(docs, round))
  const { sections, groups } = readArrangement(desk)
  const { voted, joined, proxies } = turnout(board, wholeScope)
  const told = <Value>(value: Value): Value | null => (tally ? value : null)
  return {
    description: textOf(roots.info(desk).get('organizeDesc'), infoLimits.organizeDesc),
    counts: [
      { of: exportCounts.topics, count: sections.length },
      { of: exportCounts.groups, count: groups.length },
      { of: exportCounts.answers, count: now.length },
      { of: turnoutCounts.voted, count: voted },
      { of: turnoutCounts.joined, count: joined },
      { of: turnoutCounts.proxies, count: proxies },
    ],
    columns: [
      ...[text('Section', 'Sektion'), text('Group', 'Grupp'), exportColumns.text, exportColumns.desc],
      ...[number('Round', 'Omgång'), number('Votes', 'Röster'), number('Undecided', 'Osäkra')],
      ...[
        { name: withheldName, width: 12, holds: 'number' as const },
        number('Agreement (%)', 'Enighet (%)'),
      ],
      ...[text('Most chosen', 'Oftast vald'), text('Votes per section', 'Röster per sektion', 32)],
      ...[exportColumns.shown, exportColumns.createdAt],
    ],
    rows: [now, ...before.map((rows) => rows.filter(({ result }) => tellsVotes(result)))]
      .flat()
      .map((row) => ({
        cells: [
          ...[row.section, row.group, row.item.text, row.item.desc, row.round],
          ...[row.result.count, row.result.abstained, row.result.withheld].map(told),
          ...[percentOf(row), mostChosen(row, sections), distribution(row, sections)].map(told),
          ...[true, row.item.createdAt],
        ],
        isShown: true,
      })),
    issues: {
      facts: ['Section', 'Group'],
      numbers: ['Agreement', 'Undecided'],
      list: now.map((row) => ({
        ...{ text: row.item.text, desc: row.item.desc, facts: [row.section, row.group] },
        ...{ comments: [], votes: tally ? row.result.count : 0, shown: true },
        numbers: [percentOf(row), row.result.abstained].map(told),
      })),
    },
  }
}

type Sections = readonly { id: string; text: unknown }[]

function rowsIn({ desk, tally }: ActivityDocs, round: number): Row[] {
  const { sections } = readArrangement(desk)
  const listed = readSections(desk).flatMap((section) =>
    section.entries.flatMap(({ group, items }) =>
      items.map((item) => ({
        item: { ...item, text: textOf(item.text, limits.postText), desc: textOf(item.desc, limits.postDesc) },
        section: textOf(section.text, limits.sectionName),
        ...{ group: textOf(group?.text, limits.groupName), round },
      })),
    ),
  )
  const sorted = sortedItems(
    listed.map(({ item }) => item),
    sections,
    { tally: tally ?? null, round },
  )
  return listed.flatMap((row, at) => {
    const found = sorted[at]
    return found ? [{ ...row, result: found.result, agreement: found.agreement }] : []
  })
}

function percentOf({ agreement: { share } }: Row): number | null {
  return share === null ? null : Math.round(share * 100)
}

function mostChosen({ agreement: { sectionId } }: Row, sections: Sections): ExportedCell {
  const name: unknown = sections.find(({ id }) => id === sectionId)?.text
  return sectionId === null ? null : textOf(name, limits.sectionName)
}

/** The number of votes of each section that somebody chose: "Risk: 14, Idea: 4". */
function distribution({ result }: Row, sections: Sections): string {
  return result.axis1.distribution
    .flatMap((votes, at) => {
      const name: unknown = sections[at]?.text
      return votes === 0 ? [] : `${textOf(name, limits.sectionName)}: ${votes}`
    })
    .join(', ')
}
