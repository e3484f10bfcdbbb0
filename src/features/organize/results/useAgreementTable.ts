import { useMemo } from 'react'
import type { ChartTable } from '#activity/chart/chart.ts'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { organizeResultsText } from './resultsText.ts'
import type { ResultRow } from './useSortedItems.ts'

/** The results as a table: a column for each section, for people who cannot see the bars. */
export function useAgreementTable(rows: readonly ResultRow[], sections: readonly NamedSection[]): ChartTable {
  const text = useText(organizeResultsText)
  const few = useText(voteResultsText)
  return useMemo(
    () => ({
      columns: [
        { title: text.item },
        { title: text.chosenMost },
        { title: text.agreement, isNumber: true },
        ...sections.map(({ text: name }, at) => ({ title: text.section(at + 1, name), isNumber: true })),
        { title: text.undecided, isNumber: true },
      ],
      rows: rows.map(({ id, text: item, result, agreement: { sectionId, votes, of } }) => ({
        key: id,
        cells: [
          item,
          sections.find((one) => one.id === sectionId)?.text ?? '–',
          of > 0 ? text.share(votes, of) : result.withheld > 0 ? few.withheld(result.withheld) : '–',
          ...sections.map((_section, at) => String(result.axis1.distribution[at] ?? 0)),
          String(result.abstained),
        ],
      })),
    }),
    [rows, sections, text, few],
  )
}
