import type { Command, RowChanges } from '#server/tick/command.ts'

/** Combines the row changes of several acts into one act: all of them, or none. */
export function together(changes: readonly (RowChanges | undefined)[]): RowChanges {
  return {
    addContents: changes.flatMap((rows) => rows?.addContents ?? []),
    statements: changes.flatMap((rows) => rows?.statements ?? []),
  }
}

/** What several commands name, for one command that does what all of them do. */
export function namedBy(
  commands: readonly Command<unknown>[],
): Required<Pick<Command<unknown>, 'objectIds' | 'newActivities' | 'newIds' | 'fileIds'>> {
  return {
    objectIds: commands.flatMap(({ objectIds }) => objectIds),
    newActivities: new Map(commands.flatMap(({ newActivities }) => [...(newActivities ?? [])])),
    newIds: commands.flatMap(({ newIds }) => newIds ?? []),
    fileIds: commands.flatMap(({ fileIds }) => fileIds ?? []),
  }
}
