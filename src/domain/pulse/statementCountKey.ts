/** The key of `counts` that holds the number of statements of a category. */
export function statementCountKey(groupId: string): string {
  return `statements:${groupId}`
}
