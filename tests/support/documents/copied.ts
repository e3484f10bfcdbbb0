import type { CopiedInput, CopyItem, CopyType } from '#domain/activity/copiedInput.ts'

/** What a call names to be copied, without what is under it. */
export const copyItem = (type: CopyType, objId: string, more: Partial<CopyItem> = {}): CopyItem => ({
  ...{ type, objId, copyChildren: false, count: 0 },
  ...more,
})

/** Input read from another activity, with what only some kinds have; `null`: it cannot have anything under it. */
export const copiedThing = (
  text: string,
  children: CopiedInput[] | null = null,
  more: Partial<CopiedInput> = {},
): CopiedInput => ({
  ...{ text, desc: 'why', color: 3, score: 7, isHidden: false, source: undefined, children },
  comments: [{ text: 'said', createdAt: 1, replies: [] }],
  ...more,
})

/** Who writes it, and when. */
export const copiedBy = { now: 9, newId: () => crypto.randomUUID() as string }

/** Texts with those under them. */
export const copiedTexts = (input: readonly CopiedInput[]): unknown[] =>
  input.map(({ text, children }) => (children ? [text, copiedTexts(children)] : text))
