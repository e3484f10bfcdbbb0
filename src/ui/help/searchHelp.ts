import type { HelpShortcut, NamedTopic } from './helpContent.ts'

/** The words of a search, in lower case. */
function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * The topics that have every word of a search in their title or text; topics with all of them in the title come first.
 */
export function findTopics(topics: readonly NamedTopic[], search: string): NamedTopic[] {
  const words = wordsOf(search)
  const found = topics.filter(({ title, lines }) => hasAll([title, ...lines].join('\n'), words))
  const isTitled = ({ title }: NamedTopic): boolean => hasAll(title, words)
  return [...found.filter(isTitled), ...found.filter((topic) => !isTitled(topic))]
}

/**
 * The shortcuts that have every word of a search in their description or as a key; all shortcuts for a word of their
 * heading.
 */
export function findShortcuts(
  shortcuts: readonly HelpShortcut[],
  heading: string,
  search: string,
): HelpShortcut[] {
  const words = wordsOf(search)
  if (hasAll(heading, words)) return [...shortcuts]
  return shortcuts.filter(({ keys, does }) => hasAll([does, ...keys].join('\n'), words))
}

/** A text in pieces, with the matches of a search marked. */
export function markedPieces(text: string, search: string): { piece: string; isFound: boolean }[] {
  const words = wordsOf(search)
  if (words.length === 0) return [{ piece: text, isFound: false }]
  const either = new RegExp(`(${words.map(escaped).join('|')})`, 'gi')
  return text
    .split(either)
    .map((piece, index) => ({ piece, isFound: index % 2 === 1 }))
    .filter(({ piece }) => piece !== '')
}

const signs = /[\\^$.*+?()[\]{}|/-]/g

/** Escapes a text for a pattern that matches it literally. */
function escaped(word: string): string {
  return word.replaceAll(signs, '\\$&')
}

function hasAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}
