import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what starting a brainstorm over deletes and what it keeps. */
export const lostInputText = {
  id: 'lostInput',
  en: {
    lost: (answers: number, groups: number, comments: number) =>
      `This takes away ${listed([
        [answers, 'answer', 'answers'],
        [groups, 'group', 'groups'],
        [comments, 'comment', 'comments'],
      ])}, all likes and who is done, for everyone. Topics, questions, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function listed(counts: [number, string, string][]): string {
  const named = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  return named.length === 0 ? 'all input (there is none yet)' : new Intl.ListFormat('en').format(named)
}
