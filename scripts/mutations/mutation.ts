/** A patch of `tests/mutations` that puts one fault into the product. */
export interface Mutation {
  name: string
  /** One sentence: what is wrong with the patch applied. */
  fault: string
  /** Rules that it breaks: the tests that quote one of them are asked. */
  rules: readonly string[]
  /** Paths or patterns of tests that are asked too, although they quote none of the rules. */
  files: readonly string[]
}

/**
 * Reads the header of a patch, which stands above its first `diff` line: `Fault:`, `Rule:`, and where the rules do not
 * lead to the tests `Files:`. Lists are separated by commas.
 *
 * @throws {Error} when the fault or both lists are missing
 */
export function readMutation(name: string, patch: string): Mutation {
  const [header = ''] = patch.split(/^diff /m, 1)
  const field = (label: string): string =>
    new RegExp(`^${label}: *(.*)$`, 'm').exec(header)?.[1]?.trim() ?? ''
  const list = (label: string): string[] => field(label).split(/, */).filter(Boolean)
  const mutation = { name, fault: field('Fault'), rules: list('Rules?'), files: list('Files') }
  if (mutation.fault === '' || mutation.rules.length + mutation.files.length === 0)
    throw new Error(`${name}: the header needs "Fault:", and "Rule:" or "Files:"`)
  return mutation
}
