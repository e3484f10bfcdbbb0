import type { ExportedBrainstorm, ExportedWorkshop } from '#domain/brainstorm/exportValues.ts'

/** A file that is made in a thread of its own, out of values that say all. */
export type ExportJob =
  | {
      kind: 'workbook'
      workshop: ExportedWorkshop
      language: string
      /** Of the dates in it, such as `Europe/Stockholm`. */
      zone: string
    }
  | { kind: 'issues'; brainstorm: ExportedBrainstorm }
