import papaparse from 'papaparse'
import type { ExportedIssues } from '#domain/activity/exported.ts'
import { issueColumns, issueRows } from '#domain/exports/exportIssues.ts'

// Full-width forms too, which some programs treat like the plain ones.
const formulaBegin = /^[\s]*[=+\-@\t\r\n＝＋－＠]/

/** Issues as lines of a CSV file: UTF-8 with a byte order mark, RFC 4180, with formulas neutralized. SPEC V2 */
export function issuesFile(issues: ExportedIssues): Uint8Array {
  const csv = papaparse.unparse(
    { fields: issueColumns(issues), data: issueRows(issues) },
    { newline: '\r\n', escapeFormulae: formulaBegin },
  )
  return new TextEncoder().encode(`\ufeff${csv}\r\n`)
}
