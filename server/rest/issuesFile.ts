import papaparse from 'papaparse'
import { issueColumns, issueRows } from '#domain/exportIssues.ts'
import type { ExportedBrainstorm } from '#domain/brainstorm/exportValues.ts'

// Also in the wide forms that some programs take for the narrow ones.
const formulaBegin = /^[\s]*[=+\-@\t\r\n＝＋－＠]/

/** Answers as lines of a CSV file: UTF-8 with its mark, RFC 4180, nothing that is taken for a formula. SPEC V2 */
export function issuesFile(brainstorm: ExportedBrainstorm): Uint8Array {
  const csv = papaparse.unparse(
    { fields: issueColumns, data: issueRows(brainstorm) },
    { newline: '\r\n', escapeFormulae: formulaBegin },
  )
  return new TextEncoder().encode(`\ufeff${csv}\r\n`)
}
