import type * as Y from 'yjs'

/**
 * Texts that one copy of a document has and another lacks, each once: what a person would have to type again.
 *
 * @param mine a document of flat root maps with plain values
 */
export function unsavedTexts(mine: Y.Doc, theirs: Y.Doc): string[] {
  const texts = new Set<string>()
  for (const name of mine.share.keys()) {
    const there = theirs.getMap(name)
    for (const [key, value] of mine.getMap(name).entries()) {
      if (typeof value === 'string' && value.trim() !== '' && there.get(key) !== value) texts.add(value)
    }
  }
  return [...texts]
}
