/**
 * Tells of which names there is more than one in a list, so that something else has to tell those things apart. Names are compared as
 * people read them: in any case, and without spaces around them.
 */
export function sharedNames(names: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(read(name), (counts.get(read(name)) ?? 0) + 1)
  return (name) => (counts.get(read(name)) ?? 0) > 1
}

function read(name: string): string {
  return name.trim().toLowerCase()
}
