import type { CopyOptionInput } from '#api/generated.ts'

/** What to copy of a template's parts: a default, and exceptions by part. */
export interface CopyChoice {
  isHeadingsOnly: boolean
  parts: Readonly<Record<string, PartChoice>>
}

export interface PartChoice {
  isIncluded: boolean
  hasInput: boolean
}

export const copyEverything: CopyChoice = { isHeadingsOnly: false, parts: {} }

/** The choice that applies to a part. */
export function choiceOf(choice: CopyChoice, partId: string): PartChoice {
  return choice.parts[partId] ?? { isIncluded: true, hasInput: !choice.isHeadingsOnly }
}

/** The choice with one part changed. */
export function withPart(choice: CopyChoice, partId: string, change: Partial<PartChoice>): CopyChoice {
  return { ...choice, parts: { ...choice.parts, [partId]: { ...choiceOf(choice, partId), ...change } } }
}

/** Changes the default for input; the choice of parts stays. */
export function withInputOfAll(choice: CopyChoice, hasInput: boolean): CopyChoice {
  const parts = Object.entries(choice.parts).flatMap(([id, part]) =>
    part.isIncluded ? [] : [[id, { ...part, hasInput }] as const],
  )
  return { isHeadingsOnly: !hasInput, parts: Object.fromEntries(parts) }
}

/** Converts the choice to the arguments of the call. SPEC K4. */
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
