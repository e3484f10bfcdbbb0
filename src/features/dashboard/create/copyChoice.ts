import type { CopyOptionInput } from '#api/generated.ts'

/** What comes along of a template's parts: a general word, and the parts that are an exception. */
export interface CopyChoice {
  isHeadingsOnly: boolean
  parts: Readonly<Record<string, PartChoice>>
}

export interface PartChoice {
  isIncluded: boolean
  hasInput: boolean
}

export const copyEverything: CopyChoice = { isHeadingsOnly: false, parts: {} }

/** What was chosen for a part. */
export function choiceOf(choice: CopyChoice, partId: string): PartChoice {
  return choice.parts[partId] ?? { isIncluded: true, hasInput: !choice.isHeadingsOnly }
}

/** The choice with one part changed. */
export function withPart(choice: CopyChoice, partId: string, change: Partial<PartChoice>): CopyChoice {
  return { ...choice, parts: { ...choice.parts, [partId]: { ...choiceOf(choice, partId), ...change } } }
}

/** The general word is another one; which parts come along stays. */
export function withInputOfAll(choice: CopyChoice, hasInput: boolean): CopyChoice {
  const parts = Object.entries(choice.parts).flatMap(([id, part]) =>
    part.isIncluded ? [] : [[id, { ...part, hasInput }] as const],
  )
  return { isHeadingsOnly: !hasInput, parts: Object.fromEntries(parts) }
}

/** The same as the call takes it. SPEC K4. */
export function copyArguments(
  choice: CopyChoice,
  parts: readonly { id: string; content: string }[],
): { genericOption: string; copyOptions: CopyOptionInput[] } {
  const copyOptions = parts.flatMap(({ id, content }) => {
    const { isIncluded, hasInput } = choiceOf(choice, id)
    if (isIncluded && hasInput === !choice.isHeadingsOnly) return []
    return [{ partId: id, partType: content, include: isIncluded, copySorters: hasInput }]
  })
  return { genericOption: choice.isHeadingsOnly ? 'headings_only' : 'copy_all', copyOptions }
}
