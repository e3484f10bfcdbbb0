import type { ExportedIssues } from '#domain/activity/exported.ts'
import type { ExportedWorkshop } from '#domain/exportedWorkshop.ts'

/** A file that is made in a thread of its own, out of values that say all. */
export type ExportJob =
  | {
      kind: 'workbook'
      workshop: ExportedWorkshop
      language: string
      /** Of the dates in it, such as `Europe/Stockholm`. */
      zone: string
    }
  | { kind: 'issues'; issues: ExportedIssues }
