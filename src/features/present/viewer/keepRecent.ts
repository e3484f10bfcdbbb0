/**
 * Frees things after use, except the ones that were used last: turning through 300 pages needs the memory of a few.
 *
 * @returns tells that a thing was used; `isKept` false when it needs not be among the last ones
 */
export function keepRecent<Thing>(
  most: number,
  free: (thing: Thing) => void,
): (thing: Thing, isKept: boolean) => void {
  let kept: readonly Thing[] = []
  return (thing, isKept) => {
    if (!isKept) {
      if (!kept.includes(thing)) free(thing)
      return
    }
    const recent = [...kept.filter((one) => one !== thing), thing]
    for (const one of recent.slice(0, -most)) free(one)
    kept = recent.slice(-most)
  }
}
