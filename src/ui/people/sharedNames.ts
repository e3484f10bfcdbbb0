/**
 * Finds the names that occur more than once in a list, so that their items get another distinction. Names are compared
 * as people read them: ignoring case and surrounding spaces.
 */
export function sharedNames(names: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(read(name), (counts.get(read(name)) ?? 0) + 1)
  return (name) => (counts.get(read(name)) ?? 0) > 1
}

function read(name: string): string {
  return name.trim().toLowerCase()
}
