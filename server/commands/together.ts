import type { RowChanges } from '#server/tick/command.ts'

/** The row changes of several acts that are one: all of them, or none. */
export function together(changes: readonly (RowChanges | undefined)[]): RowChanges {
  return {
    addContents: changes.flatMap((rows) => rows?.addContents ?? []),
    statements: changes.flatMap((rows) => rows?.statements ?? []),
  }
}
