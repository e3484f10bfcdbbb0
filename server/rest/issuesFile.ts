import papaparse from 'papaparse'
import type { ExportedIssues } from '#domain/activity/exported.ts'
import { issueColumns, issueRows } from '#domain/exportIssues.ts'

// Also in the wide forms that some programs take for the narrow ones.
const formulaBegin = /^[\s]*[=+\-@\t\r\n＝＋－＠]/

/** Issues as lines of a CSV file: UTF-8 with its mark, RFC 4180, nothing that is taken for a formula. SPEC V2 */
export function issuesFile(issues: ExportedIssues): Uint8Array {
  const csv = papaparse.unparse(
    { fields: issueColumns(issues), data: issueRows(issues) },
    { newline: '\r\n', escapeFormulae: formulaBegin },
  )
  return new TextEncoder().encode(`\ufeff${csv}\r\n`)
}
