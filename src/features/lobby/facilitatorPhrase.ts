/**
 * Facilitators' names in a sentence: 'Ada', 'Ada or Ben', 'Ada, Ben or Cem'.
 *
 * @param fallback for a session whose facilitators have no names
 */
export function facilitatorPhrase(names: readonly string[], language: string, fallback: string): string {
  const known = names.filter((name) => name.trim() !== '')
  if (known.length === 0) return fallback
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(known)
}
