import type { ActivityDocs } from '../activity/docs.ts'
import { exportColumns, exportCounts } from '../activity/exported.ts'
import type { ExportColumn, ExportedActivity } from '../activity/exported.ts'
import { textOf } from '../activity/texts.ts'
import { shownHeading } from './heading.ts'
import { infoLimits } from './info.ts'
import { roots } from './roots.ts'
import { leadOf, readTable, restOf } from './table.ts'
import type { ColumnView } from './read.ts'

/**
 * A planner in the form that exports render: the table as it stands, and one task per row that has a text, labelled with
 * the cells of columns that have choices. SPEC V2, PL16.
 */
export function exportedPlan({ desk }: ActivityDocs): ExportedActivity {
  const { columns, headings, rows } = readTable(desk)
  const isLabel = columns.map(({ choices }, index) => index > 0 && choices.length > 0)
  return {
    description: textOf(roots.info(desk).get('planDesc'), infoLimits.planDesc),
    counts: [{ of: exportCounts.answers, count: rows.length }],
    columns: [...columns.map(columnOf), exportColumns.createdAt],
    rows: rows.map(({ cells, createdAt }) => ({ cells: [...cells, createdAt || null], isShown: true })),
    issues: {
      facts: headings.filter((_heading, index) => isLabel[index]),
      list: rows.flatMap(({ cells }) => {
        const lead = leadOf(cells)
        if (!lead) return []
        return {
          text: lead.text,
          desc: restOf(cells, headings, (index) => isLabel[index] ?? false),
          facts: cells.filter((_cell, index) => isLabel[index]),
          ...{ comments: [], votes: 0, shown: true },
        }
      }),
    },
  }
}

function columnOf({ heading }: ColumnView, index: number): ExportColumn {
  const name = { en: shownHeading(heading, index), sv: shownHeading(heading, index, 'Kolumn') }
  return { name, width: 28, holds: 'text' }
}
