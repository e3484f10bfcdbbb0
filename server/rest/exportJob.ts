import type { ExportedIssues } from '#domain/activity/exported.ts'
import type { ExportedWorkshop } from '#domain/exports/exportedWorkshop.ts'

/** A file to be created in a worker thread, as self-contained plain values. */
export type ExportJob =
  | {
      kind: 'workbook'
      workshop: ExportedWorkshop
      language: string
      /** Time zone of its dates, such as `Europe/Stockholm`. */
      zone: string
    }
  | { kind: 'issues'; issues: ExportedIssues }
