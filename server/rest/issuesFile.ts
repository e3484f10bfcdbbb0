import papaparse from 'papaparse'
import type { ExportedIssues } from '#domain/activity/exported.ts'
import { issueColumns, issueRows } from '#domain/exports/exportIssues.ts'

// Where a cell begins: for programs that separate cells by semicolons, as Excel does in Swedish, also behind each of them
// and on each line. Full-width forms too, which some programs treat like the plain ones. No formula begins with a smiley.
const formulaBegin = /(?<=(?:^|[;\t\r\n])[\s"]*)(?:[=+@＝＋＠]|[-－−]+)(?!\))/g

/** Issues as lines of a CSV file: UTF-8 with a byte order mark, RFC 4180, with formulas neutralized. SPEC V2, V3 */
export function issuesFile(issues: ExportedIssues): Uint8Array {
  const csv = papaparse.unparse(
    { fields: issueColumns(issues), data: issueRows(issues).map((row) => row.map(withoutFormulas)) },
    { newline: '\r\n' },
  )
  return new TextEncoder().encode(`\ufeff${csv}\r\n`)
}

function withoutFormulas(text: string): string {
  return text.replace(formulaBegin, (sign) => (/[-－−]/.test(sign) ? '–'.repeat(sign.length) : `'${sign}`))
}
